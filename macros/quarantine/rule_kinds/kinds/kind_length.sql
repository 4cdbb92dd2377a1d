{% macro kind_length(rule) %}
    {%- set comparisons = ['= ' ~ quarantine.user_sql(rule.arguments['value'])] if 'value' in rule.arguments
        else quarantine.range_comparisons(rule).comparisons -%}
    {%- set length = 'length(' ~ quarantine.input_column(rule.column) ~ ') ' -%}
    {%- set in_bounds = length ~ comparisons | join(' and ' ~ length) -%}
    {{ return({
        'fails': quarantine.all_of(quarantine.tested_rows(rule) + [quarantine.surely('not (' ~ in_bounds ~ ')', quarantine.never(rule))]),
        'evaluates': in_bounds,
        'holds': 'length of ' ~ rule.column ~ ' ' ~ comparisons | join(' and '),
        'null_verdict': 'pass',
    }) }}
{% endmacro %}
