{% macro landed_value(column) %}
    {%- set field = "landed.fields['" ~ column.name ~ "']" -%}
    {{ return(field if column.data_type == 'string' else 'try_cast(' ~ field ~ ' as ' ~ column.data_type ~ ')') }}
{% endmacro %}
