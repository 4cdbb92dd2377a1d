{#- What is asked for, by batch, with the last place in line that it takes. One line per batch, or one per content key. -#}
{% macro asked_places_sql(generation, by_batch, values) -%}
{%- set line = 'batch_id' if by_batch else "''" -%}
select
    *,
    sum(row_count) over (partition by _dq_sk, line order by entry, attempt, batch_id rows unbounded preceding) as last_place
from (
    select _dq_sk, entry, attempt, status, {{ values | join(', ') }}, batch_id, row_count, {{ line }} as line
    from waiting
    lateral view explode(batches) as batch_id, row_count
    union all
    select
        _dq_sk,
        entry,
        attempt,
        if(outcome = 'recycled', 'fixed', 'discarded'),
        {{ values | join(', ') | replace('origin_warnings', 'warnings') }},
        batch_id,
        row_count,
        {{ line }}
    from last_fixes
    lateral view explode(batches) as batch_id, row_count
    where generation < '{{ generation }}' and outcome in ({{ quarantine.queue_statuses().closed }})
)
{%- endmacro %}
