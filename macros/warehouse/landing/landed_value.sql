{% macro landed_value(column) %}
    {%- set field = "landed.fields['" ~ column.name ~ "']" -%}
    {{ return(field if column.data_type == 'string' else quarantine.exact_cast(field, column.data_type)) }}
{% endmacro %}
