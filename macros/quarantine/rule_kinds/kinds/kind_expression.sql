{% macro kind_expression(rule) %}
    {%- set expression = rule.arguments.expression -%}
    {%- set condition = quarantine.user_sql(expression) -%}
    {%- if rule.column -%}
        {%- set condition = quarantine.user_sql(quarantine.input_column(rule.column) ~ ' ' ~ expression) -%}
    {%- endif -%}
    {%- set null_verdict = rule.on_null or ('fail' if rule.kind.startswith('quarantine.') else 'pass') -%}
    {{ return({
        'fails': quarantine.fails_condition(dict(rule, on_null=null_verdict), condition, quarantine.never(rule, expression)),
        'evaluates': condition,
        'holds': (rule.column ~ ' ' if rule.column else '') ~ expression | trim,
        'null_verdict': null_verdict,
    }) }}
{% endmacro %}
