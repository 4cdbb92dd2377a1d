{% macro kind_expression_between(rule) %}
    {%- set expression = quarantine.user_sql(rule.arguments.expression) -%}
    {%- set comparisons = quarantine.range_comparisons(rule).comparisons -%}
    {%- set in_bounds = expression ~ ' ' ~ comparisons | join(' and ' ~ expression ~ ' ') -%}
    {{ return({
        'fails': quarantine.all_of(quarantine.tested_rows(rule) + [quarantine.fails_condition(rule, in_bounds, quarantine.never(rule, rule.arguments.expression))]),
        'evaluates': in_bounds,
        'holds': rule.arguments.expression | trim ~ ' ' ~ comparisons | join(' and '),
        'null_verdict': 'pass',
    }) }}
{% endmacro %}
