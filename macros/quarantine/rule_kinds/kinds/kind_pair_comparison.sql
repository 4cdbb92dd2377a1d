{% macro kind_pair_comparison(rule) %}
    {%- set given = rule.arguments -%}
    {%- set operator = '=' if rule.kind.endswith('_to_be_equal') else '>=' if given.get('or_equal', false) else '>' -%}
    {%- set holds = quarantine.column_or_sql(given.column_A) ~ ' ' ~ operator ~ ' ' ~ quarantine.column_or_sql(given.column_B) -%}
    {{ return({
        'fails': quarantine.all_of(quarantine.tested_rows(rule) + [quarantine.fails_condition(rule, holds, quarantine.never(rule, quarantine.column_or_sql(given.column_A)))]),
        'evaluates': holds,
        'holds': given.column_A ~ ' ' ~ operator ~ ' ' ~ given.column_B,
        'null_verdict': 'pass',
    }) }}
{% endmacro %}
