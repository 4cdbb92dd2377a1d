{#- One row per fix that was taken up, with the place where its rows are. -#}
{% macro recycle_proof_sql() -%}
with fixes as (
    select *
    from (
        select
            *,
            attempt = max(attempt) over (partition by model_name, _dq_sk, entry) as is_last,
            generation = max(generation) over (partition by model_name, _dq_sk, entry, attempt) as is_latest_generation
        from {{ quarantine.queue_ledger('recycle_ledger') }}
    )
    where is_latest_generation
),

expected as (
    select model_name, _dq_sk, sum(occurrences) filter (where outcome = 'recycled' and is_last) as expected_rows
    from fixes
    group by model_name, _dq_sk
),

{{ quarantine.delivered_places_ctes() }}

select
    fixes.model_name,
    fixes._dq_sk,
    fixes.fix_id,
    fixes.recycled_at,
    fixes.actor,
    fixes.outcome,
    fixes.occurrences,
    coalesce(counted.published_rows, 0) as published_rows,
    coalesce(counted.waiting_rows, 0) as waiting_rows,
    queue._dlq_status as queue_status,
    case
        when not fixes.is_last then 'replaced by a later fix'
        when fixes.outcome != 'recycled' then fixes.outcome
        when counted.waiting_rows > 0 then 'waits for publication'
        else 'published'
    end as place,
    coalesce(counted.published_rows, 0) + coalesce(counted.waiting_rows, 0) = coalesce(expected.expected_rows, 0)
        and (not fixes.is_last or queue._dlq_status is null or queue._dlq_status != 'recycled' or fixes.outcome = 'recycled') as is_in_one_place
from fixes
inner join expected
    on fixes.model_name = expected.model_name
    and fixes._dq_sk = expected._dq_sk
left join counted
    on fixes.model_name = counted.model_name
    and fixes._dq_sk = counted._dq_sk
left join {{ quarantine.queue_relation() }} as queue
    on fixes.model_name = queue._dlq_model
    and fixes._dq_sk = queue._dq_sk
    and fixes.entry = queue._dlq_entry
{%- endmacro %}
