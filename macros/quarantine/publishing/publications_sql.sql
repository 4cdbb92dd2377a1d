{% macro publications_sql() -%}
with latest as (
    select
        model_name,
        publication_id,
        max(generation) as generation,
        max(kind) as kind,
        max(event_at) filter (where event = 'judged') as judged_at,
        {{ quarantine.first_published_sql() }} as published_at,
        max(event_at) filter (where event in ({{ quarantine.withdrawals() }})) as withdrawn_at,
        max_by(event, recorded_at) filter (where event in ({{ quarantine.withdrawals() }})) as withdrawal,
        min(event_at) filter (where event = 'held') as held_at,
        min(event_at) filter (where event = 'queued') as queued_at,
        array_sort(collect_set(batch_id) filter (where event = 'judged')) as batches,
        coalesce(sum(moved_rows), 0) as moved_rows,
        bool_and(is_conserved) filter (where event = 'judged') as is_conserved,
        sum(valid_rows) filter (where event = 'judged') as valid_rows,
        sum(quarantined_rows) filter (where event = 'judged') as quarantined_rows
    from {{ quarantine.engine_table('publication_events') }}
    where publication_id is not null
    group by model_name, publication_id
)

select
    *,
    withdrawn_at is not null as is_withdrawn,
    published_at is not null and withdrawn_at is null as is_published,
    generation <=> max(if(withdrawal <=> 'refused', null, generation)) over (partition by model_name) as is_latest_generation
from latest
{%- endmacro %}
