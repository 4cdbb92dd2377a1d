{#- Rows and checksum that each of the two views shows of the publications. -#}
{% macro published_counts_sql(entity, valid_sql, published) -%}
{%- set columns = quarantine.relation_columns(this) | rejectattr('name', 'in', quarantine.engine_columns() + ['_dq_published_at']) | list -%}
{%- set row_hash = quarantine.row_hash(quarantine.content_columns(quarantine.entity_options(entity), columns)) -%}
{%- set ids = [] -%}
{%- set batches = [] -%}
{%- for entry in published -%}
    {%- do ids.append(quarantine.string_literal(entry.publication_id)) -%}
    {%- for batch in entry.batches -%}{%- do batches.append(quarantine.string_literal(batch)) -%}{%- endfor -%}
{%- endfor -%}
{%- set rejected = quarantine.entity_nodes()[entity].get('quarantine') -%}
select 'valid' as side, count(*) as counted_rows, {{ quarantine.checksum('_dq_row_hash') }} as checksum
from (
    select {{ row_hash }} as _dq_row_hash
    from (
        {{ valid_sql }} and tagged._dq_publication_id in ({{ ids | join(', ') }})
    )
)
union all
{% if rejected -%}
select 'quarantined' as side, count(*) as counted_rows, {{ quarantine.checksum('_dq_row_hash') }} as checksum
from (
    select {{ row_hash }} as _dq_row_hash
    from {{ rejected.relation_name }}
    where _dq_batch_id in ({{ batches | join(', ') }})
)
{%- else -%}
select 'quarantined' as side, 0 as counted_rows, 0 as checksum
{%- endif %}
{%- endmacro %}
