{#-
SQL: whether a judged row was published by this build or, where it doesn't build the model (`dbt test`, `dbt retry`), by the
last one. Publications of this process are known, so the test plans no look at the ledger, and no scan if there is none.
-#}
{% macro new_publications(entity) -%}
    {%- set known = graph.nodes[quarantine.entity_nodes()[entity].valid.unique_id].get('quarantine_published', {}).get(invocation_id) -%}
    {%- set ledger = quarantine.engine_table('publication_events') -%}
    {%- set published = 'model_name = ' ~ quarantine.string_literal(entity) ~ " and event = 'published'" -%}
    {%- if known is none -%}
    _dq_publication_id in (
        select publication_id
        from {{ ledger }}
        where {{ published }} and event_at >= (select max(event_at) from {{ ledger }} where {{ published }})
    )
    {%- elif known -%}
    _dq_publication_id in ({% for id in known %}'{{ id }}'{{ ', ' if not loop.last }}{% endfor %})
    {%- else -%}
    false
    {%- endif -%}
{%- endmacro %}
