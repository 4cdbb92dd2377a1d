{% macro kind_not_null(rule) %}
    {%- set column = quarantine.input_column(rule.column) -%}
    {{ return({
        'fails': quarantine.all_of(quarantine.tested_rows(rule) + [column ~ ' is null']),
        'holds': rule.column ~ ' is not null',
        'null_verdict': 'fail',
    }) }}
{% endmacro %}
