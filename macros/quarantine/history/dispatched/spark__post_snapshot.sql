{% macro spark__post_snapshot(staging_relation) %}
    {%- do dbt.spark__post_snapshot(staging_relation) -%}
    {%- set bookmark = quarantine.pending_bookmark() -%}
    {%- set history = api.Relation.create(schema=model.schema, identifier=model.alias) -%}
    {%- if bookmark -%}
        {%- do run_query('alter table ' ~ history ~ ' set tblproperties (' ~ quarantine.bookmark_property(bookmark) ~ ')') -%}
    {%- endif -%}
{% endmacro %}
