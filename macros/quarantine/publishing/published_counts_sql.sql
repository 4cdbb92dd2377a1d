{#- Rows and checksum that each of the two views will show of the pending publications. -#}
{% macro published_counts_sql(entity, valid_sql, pending) -%}
{%- set columns = quarantine.relation_columns('(' ~ valid_sql ~ ')') | rejectattr('name', 'in', quarantine.engine_columns() + ['_dq_published_at']) | list -%}
{%- set content = quarantine.content_columns(quarantine.entity_options(entity), columns) -%}
{%- set ids = [] -%}
{%- set batches = [] -%}
{%- for entry in pending -%}
    {%- do ids.append(quarantine.string_literal(entry.publication_id)) -%}
    {%- for batch in entry.batches -%}{%- do batches.append(quarantine.string_literal(batch)) -%}{%- endfor -%}
{%- endfor -%}
{%- set ledger = quarantine.engine_table('publication_events') | string -%}
{%- set ledger_to_be -%}
(
        select model_name, publication_id, event, event_at, recorded_at from {{ ledger }}
        union all
        select {{ quarantine.string_literal(entity) }}, pending.publication_id, 'published', timestamp'{{ quarantine.run_clock() }}', current_timestamp()
        from values ({{ ids | join('), (') }}) as pending(publication_id)
    )
{%- endset -%}
{%- set rejected = quarantine.entity_nodes()[entity].get('quarantine') -%}
select 'valid' as side, count(*) as counted_rows, {{ quarantine.checksum('_dq_row_hash') }} as checksum
from (
    select {{ quarantine.row_hash(content) }} as _dq_row_hash
    from (
        {{ valid_sql | replace('from ' ~ ledger, 'from ' ~ ledger_to_be) }} and tagged._dq_publication_id in ({{ ids | join(', ') }})
    )
)
union all
{% if rejected -%}
{{ quarantine.rejected_counts_sql(entity, rejected.relation_name, content, batches, ids) }}
{%- else -%}
select 'quarantined' as side, 0 as counted_rows, 0 as checksum
{%- endif %}
{%- endmacro %}
