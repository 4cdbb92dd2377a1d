{% macro published_counts_sql(entity, valid_sql, published) -%}
{%- set columns = quarantine.relation_columns(this) | rejectattr('name', 'in', quarantine.engine_columns() + ['_dq_published_at']) | list -%}
{%- set row_hash = quarantine.row_hash(quarantine.content_columns(quarantine.entity_options(entity), columns)) -%}
{%- set ids = "'" ~ published | map(attribute='publication_id') | join("', '") ~ "'" -%}
{%- set rejected = quarantine.entity_nodes()[entity].get('quarantine') -%}
with judged as (
    select publication_id, batch_id, generation, kind, valid_rows, valid_checksum, quarantined_rows, quarantined_checksum
    from {{ quarantine.engine_table('publication_events') }}
    where event = 'judged' and model_name = {{ quarantine.string_literal(entity) }} and publication_id in ({{ ids }})
),

expected as (
    select
        publication_id,
        max(generation) as generation,
        max(kind) as kind,
        sum(valid_rows) as judged_valid_rows,
        sum(valid_checksum) as judged_valid_checksum,
        sum(quarantined_rows) as judged_quarantined_rows,
        sum(quarantined_checksum) as judged_quarantined_checksum
    from judged
    group by publication_id
),

valid as (
    select publication_id, count(*) as valid_rows, {{ quarantine.checksum('_dq_row_hash') }} as valid_checksum
    from (
        select tagged.publication_id, {{ row_hash }} as _dq_row_hash
        from ({{ valid_sql | replace('published.published_at as _dq_published_at', 'published.publication_id') }} and tagged._dq_publication_id in ({{ ids }})) as tagged
    )
    group by publication_id
),

rejected as (
    {%- if rejected %}
    select
        publication_id, count(*) as quarantined_rows, {{ quarantine.checksum('_dq_row_hash') }} as quarantined_checksum
    from (
        select judged.publication_id, {{ row_hash }} as _dq_row_hash
        from {{ rejected.relation_name }} as rows
        inner join (select publication_id, batch_id as judged_batch_id from judged) as judged
            on rows._dq_batch_id = judged.judged_batch_id
    )
    group by publication_id
    {%- else %}
    select '' as publication_id, 0 as quarantined_rows, 0 as quarantined_checksum where false
    {%- endif %}
)

select
    *,
    valid_rows = judged_valid_rows and valid_checksum = judged_valid_checksum
        and quarantined_rows = judged_quarantined_rows and quarantined_checksum = judged_quarantined_checksum
        as is_conserved
from (
    select
        expected.*,
        coalesce(valid.valid_rows, 0) as valid_rows,
        coalesce(valid.valid_checksum, 0) as valid_checksum,
        coalesce(rejected.quarantined_rows, 0) as quarantined_rows,
        coalesce(rejected.quarantined_checksum, 0) as quarantined_checksum
    from expected
    left join valid using (publication_id)
    left join rejected using (publication_id)
)
{%- endmacro %}
