with
    failures as (
        select model_name, batch_id, event_at, map_keys(rule_failures) as rules
        from {{ quarantine.engine_table("publication_events") }}
        where event = 'judged' and rule_failures is not null
    ),
    -- a heal that was interrupted is written down again by the next run: the last one counts
    released as (
        select
            model_name,
            row_key,
            batch_id,
            old_failed_rules as rules,
            max_by(row_count, publication_id) as released_rows,
            max_by(held_since, publication_id) as last_rejected_at,
            max(healed_at) as released_at
        from {{ quarantine.engine_table("healed_rows") }}
        where is_released
        group by model_name, split_part(publication_id, '-', 1), row_key, batch_id, old_failed_rules
    ),
    held as (
        select
            released.model_name,
            released.row_key,
            released.batch_id,
            released.rules,
            released.released_rows,
            coalesce(min(failures.event_at), min(released.last_rejected_at)) as held_since,
            released.released_at
        from released
        left join
            failures
            on released.model_name = failures.model_name
            and released.batch_id = failures.batch_id
            and arrays_overlap(released.rules, failures.rules)
        group by
            released.model_name,
            released.row_key,
            released.batch_id,
            released.rules,
            released.released_rows,
            released.released_at
    )

select *, round((unix_micros(released_at) - unix_micros(held_since)) / 3600000000, 4) as held_hours
from held
