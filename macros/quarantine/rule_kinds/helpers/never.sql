{% macro never(rule, sql=none) %}
    {%- set column = quarantine.input_column(rule.column) if rule.column else quarantine.column_in(sql or '') or '{batch}' -%}
    {{ return(column ~ ' is null and ' ~ column ~ ' is not null') }}
{% endmacro %}
