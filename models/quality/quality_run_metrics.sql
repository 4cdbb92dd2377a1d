with
    judged as (
        select *
        from {{ quarantine.engine_table("publication_events") }}
        where event = 'judged' and rule_failures is not null
    )

select
    judged.model_name,
    judged.batch_id,
    judged.publication_id,
    judged.kind,
    judged.event_at as judged_at,
    judged.invocation_id,
    failure.rule,
    judged.valid_rows + judged.quarantined_rows as judged_rows,
    failure.failed_rows
from judged
lateral view explode(judged.rule_failures) failure as rule, failed_rows
