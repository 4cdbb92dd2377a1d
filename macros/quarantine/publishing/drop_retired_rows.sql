{#- Rows of a retired generation have been judged again; their old copies go, as whole partitions. -#}
{% macro drop_retired_rows(entity) %}
    {%- set tagged = api.Relation.create(schema=quarantine.entity_nodes()[entity].tagged.schema, identifier=quarantine.entity_nodes()[entity].tagged.alias) -%}
    {%- set oldest_visible = quarantine.fetch(
        'select min(generation) as generation from ' ~ quarantine.engine_table('publications')
        ~ ' where model_name = ' ~ quarantine.string_literal(entity) ~ ' and not is_withdrawn'
    )[0].generation -%}
    {%- set condition = " where _dq_publication_id < '" ~ oldest_visible ~ "'" -%}
    {%- if oldest_visible and quarantine.fetch('select 1 as found from ' ~ tagged ~ condition ~ ' limit 1') -%}
        {%- do run_query('delete from ' ~ tagged ~ condition) -%}
    {%- endif -%}
{% endmacro %}
