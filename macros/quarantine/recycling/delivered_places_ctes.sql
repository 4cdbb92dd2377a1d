{#-
How many rows of fixes are published, and how many wait, by content key. Tables are read by name, not by ref: those of
an installing project aren't known here, and what doesn't exist yet has no fixes.
-#}
{% macro delivered_places_ctes() -%}
{%- set delivered = [] -%}
{%- for entity, nodes in quarantine.entity_nodes().items() if 'quarantine' in nodes and load_relation(api.Relation.create(schema=nodes.tagged.schema, identifier=nodes.tagged.alias)) -%}
    {%- do delivered.append(
        'select ' ~ quarantine.string_literal(entity) ~ ' as model_name, _dq_sk, _dq_publication_id as publication_id, 1 as row_count from '
        ~ nodes.tagged.relation_name ~ " where _dq_valid and _dq_publication_id like '%-recycled'"
    ) -%}
{%- endfor -%}
delivered as (
    {{ delivered | join('\n    union all\n    ') or "select cast(null as string) as model_name, cast(null as string) as _dq_sk, cast(null as string) as publication_id, 0 as row_count where false" }}
    union all
    -- a warning that healed has taken the row to another publication
    select model_name, row_key, old_publication_id, max(row_count)
    from {{ quarantine.engine_table('healed_rows') }}
    where old_publication_id like '%-recycled'
    group by model_name, row_key, batch_id, old_publication_id
),

counted as (
    select
        delivered.model_name,
        delivered._dq_sk,
        sum(delivered.row_count) filter (where publications.is_published) as published_rows,
        sum(delivered.row_count) filter (where not publications.is_published) as waiting_rows
    from delivered
    inner join {{ quarantine.engine_table('publications') }} as publications
        on delivered.model_name = publications.model_name
        and delivered.publication_id = publications.publication_id
        and publications.is_latest_generation
        and not publications.is_withdrawn
    group by delivered.model_name, delivered._dq_sk
)
{%- endmacro %}
