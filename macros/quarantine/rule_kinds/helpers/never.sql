{% macro never(rule, column=none) %}
    {%- set column = quarantine.column_or_sql(column or rule.column) if column or rule.column else '{batch}' -%}
    {{ return(column ~ ' is null and ' ~ column ~ ' is not null') }}
{% endmacro %}
