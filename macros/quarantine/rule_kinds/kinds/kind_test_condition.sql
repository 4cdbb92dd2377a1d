{% macro kind_test_condition(rule) %}
    {%- set condition = rule.arguments.get('test_condition', '= true') -%}
    {%- set holds = quarantine.user_sql(rule.arguments.expression) ~ ' ' ~ condition -%}
    {{ return({
        'fails': quarantine.all_of(quarantine.tested_rows(rule) + [quarantine.fails_condition(rule, quarantine.user_sql(holds), quarantine.never(rule, rule.arguments.expression))]),
        'evaluates': holds,
        'holds': rule.arguments.expression | trim ~ ('' if condition == '= true' else ' ' ~ condition),
        'null_verdict': 'pass',
    }) }}
{% endmacro %}
