{% macro fix_field(given, column) -%}
    {%- set name = quarantine.quoted(column.name) -%}
if(array_contains(given_names, {{ quarantine.string_literal(column.name) }}), given.{{ name }}, origin.{{ name }})
{%- endmacro %}
