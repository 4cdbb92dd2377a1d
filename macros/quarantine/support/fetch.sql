{% macro fetch(sql) %}
    {%- set rows = [] -%}
    {%- for row in run_query(sql) -%}{%- do rows.append(row.dict()) -%}{%- endfor -%}
    {{ return(rows) }}
{% endmacro %}
