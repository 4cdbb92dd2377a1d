{% macro input_view(sql) %}
    {%- set view = api.Relation.create(identifier=model.name ~ '__input', type='view') -%}
    {%- do run_query(create_temporary_view(view, sql)) -%}
    {{ return(view) }}
{% endmacro %}
