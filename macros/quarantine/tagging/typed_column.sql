{% macro typed_column(column) -%}
    {%- set name = quarantine.quoted(column.name) -%}
    {%- if column.is_missing -%}
    cast(null as {{ column.type }}) as {{ name }}
    {%- elif column.is_widened -%}
    cast({{ name }} as {{ column.type }}) as {{ name }}
    {%- else -%}
    {{ name }}
    {%- endif -%}
{%- endmacro %}
