{% macro kind_null(rule) %}
    {%- set column = quarantine.input_column(rule.column) -%}
    {{ return({
        'fails': quarantine.all_of(quarantine.tested_rows(rule) + [column ~ ' is not null']),
        'holds': rule.column ~ ' is null',
        'null_verdict': 'pass',
    }) }}
{% endmacro %}
