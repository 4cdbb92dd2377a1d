{% macro kind_range(rule) %}
    {%- set range = quarantine.range_comparisons(rule) -%}
    {%- set column = quarantine.input_column(rule.column) -%}
    {%- set inside = [] -%}
    {%- for comparison in range.comparisons -%}{%- do inside.append(column ~ ' ' ~ comparison) -%}{%- endfor -%}
    {%- if not range.comparisons -%}
        {%- set fails = 'false' -%}
    {%- elif range.safe -%}
        {%- set fails = quarantine.all_of(quarantine.tested_rows(rule) + ['not (' ~ quarantine.compared(column, range.comparisons) ~ ')']) -%}
    {%- else -%}
        {%- set outside = quarantine.surely('not (' ~ inside | join(' and ') ~ ')', quarantine.never(rule)) -%}
        {%- set fails = quarantine.all_of(quarantine.tested_rows(rule) + [outside]) -%}
    {%- endif -%}
    {{ return({
        'fails': fails,
        'evaluates': inside | join(' and '),
        'holds': rule.column ~ ' ' ~ (range.comparisons | join(' and ') or 'may be anything'),
        'null_verdict': 'pass',
    }) }}
{% endmacro %}
