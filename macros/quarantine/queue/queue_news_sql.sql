{% macro queue_news_sql(models) -%}
with publications as (
    select
        model_name,
        publication_id,
        max(generation) as generation,
        max(kind) as kind,
        coalesce(sum(quarantined_rows) filter (where event = 'judged'), 0) as quarantined_rows,
        bool_or(event in ({{ quarantine.withdrawals() }})) as is_withdrawn,
        bool_or(event = 'refused') as is_refused,
        bool_or(event = 'enqueued') as is_queued,
        bool_or(event = 'dequeued') as is_unqueued
    from {{ quarantine.engine_table('publication_events') }}
    where model_name in ({{ models | join(', ') }})
    group by model_name, publication_id
    having bool_or(event = 'judged')
),

compared as (
    select
        *,
        generation <=> max(if(is_refused, null, generation)) over (partition by model_name) as is_latest_generation,
        generation > coalesce(max(if(is_queued, generation, null)) over (partition by model_name), '') as is_new_generation
    from publications
)

select model_name, publication_id, generation, kind, is_withdrawn, is_new_generation
from compared
where
    is_latest_generation
    and not is_unqueued
    and (
        (is_withdrawn and is_queued)
        or (not is_withdrawn and not is_queued and (quarantined_rows > 0 or kind = 'healed' or is_new_generation))
    )
order by model_name, publication_id
{%- endmacro %}
