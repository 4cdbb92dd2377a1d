{% macro quoted_names(columns) %}
    {%- set names = [] -%}
    {%- for column in columns -%}{%- do names.append(quarantine.quoted(column.name)) -%}{%- endfor -%}
    {{ return(names) }}
{% endmacro %}
