{% macro kind_format(rule) %}
    {%- set text = 'cast(' ~ quarantine.input_column(rule.column) ~ ' as string)' -%}
    {%- set format = rule.kind.split('.valid_')[1] -%}
    {%- set condition = quarantine.format_condition(rule, format, text) -%}
    {{ return({
        'fails': 'not (' ~ condition ~ ')',
        'holds': rule.column ~ ' is a valid ' ~ format,
        'null_verdict': 'pass',
    }) }}
{% endmacro %}
