{% macro relation_columns(relation) %}
    {%- set columns = [] -%}
    {%- for row in quarantine.fetch('describe query select * from ' ~ relation) -%}
        {%- do columns.append({'name': row.col_name, 'type': row.data_type}) -%}
    {%- endfor -%}
    {{ return(columns) }}
{% endmacro %}
