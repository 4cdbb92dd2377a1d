{% macro engine_table(name) %}
    {{ return(api.Relation.create(
        schema=var('quarantine_schema', target.schema ~ '_quality'), identifier=name,
    )) }}
{% endmacro %}
