{% macro kind_unique(rule) %}
    {%- set column = quarantine.input_column(rule.column) -%}
    {{ return(dict(quarantine.duplicated_key(rule, [column], [column ~ ' is not null']),
        holds=rule.column ~ ' is unique',
        null_verdict='pass')) }}
{% endmacro %}
