{#- Entries as they must be after this run, without those that are so already. -#}
{% macro merged_entries_ctes() -%}
decided as (
    select
        *,
        if(is_known and not is_open, _dlq_batches, open_batches) as new_batches,
        coalesce(outcome in ('refailed', 'parked'), false) as has_refailed
    from counted
    lateral view explode(array(
        case
            when not is_known then 'quarantined'
            when is_open and size(open_batches) = 0 then 'released'
            else status
        end
    )) as new_status
    where is_known or size(open_batches) > 0
),

settled as (
    select
        *,
        not waits or new_status = 'released' as is_settled,
        if(
            (is_known and not is_open) or new_status = 'released',
            occurrences,
            aggregate(map_values(new_batches), 0l, (total, row_count) -> total + row_count)
        ) as new_occurrences,
        case
            when new_status = 'released' then 'waits no more: it passes today, or its batch was withdrawn'
            when not is_legal then concat('put back: ', coalesce(_dlq_settled_status, 'NULL'), ' to ', coalesce(_dlq_status, 'NULL'), ' is no legal move')
        end as note
    from decided
),

merged as (
    select
        *,
        not is_known
        or not (new_status <=> _dlq_status)
        or (is_settled and not (_dlq_settled_status <=> new_status))
        or has_refailed
        or occurrences != new_occurrences
        or array_sort(map_entries(_dlq_batches)) != array_sort(map_entries(new_batches)) as is_changed
    from settled
)
{%- endmacro %}
