{% macro never(rule) %}
    {%- set column = quarantine.input_column(rule.column) if rule.column else '{batch}' -%}
    {{ return(column ~ ' is null and ' ~ column ~ ' is not null') }}
{% endmacro %}
