with
    judgements as ({{ quarantine.rule_judgements_sql(quarantine.rule_catalog()) }}),
    runs as (
        select model_name, publication_id, invocation_id, event_at, event
        from {{ quarantine.engine_table("publication_events") }}
        where event in ('held', 'queued') or (event = 'judged' and kind = 'healed')
    ),
    -- a heal that was interrupted is written down again by the next run: the last one counts
    healed as (
        select
            *,
            publication_id = max(publication_id) over (
                partition by
                    model_name, split_part(publication_id, '-', 1), row_key, batch_id, old_failed_rules, old_warnings
            ) as is_last
        from {{ quarantine.engine_table("healed_rows") }}
    ),
    cleared as (
        select model_name, publication_id, batch_id, rule, row_count, is_released
        from healed
        lateral view
            explode(
                array_except(array_union(old_failed_rules, old_warnings), array_union(failed_rules, warnings))
            ) as rule
        where is_last
    ),
    facts as (
        select
            invocation_id as run_id,
            event_at as run_at,
            model_name,
            batch_id,
            publication_id,
            kind,
            rule,
            judged_rows,
            failed_rows,
            if(severity = 'warn', failed_rows, 0) as warned_rows,
            0 as healed_rows,
            0 as released_rows,
            0 as held_rows
        from judgements
        union all
        select
            runs.invocation_id,
            runs.event_at,
            judgements.model_name,
            judgements.batch_id,
            judgements.publication_id,
            judgements.kind,
            judgements.rule,
            0,
            0,
            0,
            0,
            0,
            judgements.judged_rows
        from runs
        inner join
            judgements on runs.model_name = judgements.model_name and runs.publication_id = judgements.publication_id
        where runs.event != 'judged'
        union all
        select
            runs.invocation_id,
            runs.event_at,
            cleared.model_name,
            cleared.batch_id,
            cleared.publication_id,
            'healed',
            cleared.rule,
            0,
            0,
            0,
            cleared.row_count,
            if(cleared.is_released, cleared.row_count, 0),
            0
        from cleared
        inner join runs on cleared.model_name = runs.model_name and cleared.publication_id = runs.publication_id
    )

select
    run_id,
    run_at,
    model_name,
    batch_id,
    publication_id,
    kind,
    rule,
    sum(judged_rows) as judged_rows,
    sum(failed_rows) as failed_rows,
    sum(warned_rows) as warned_rows,
    sum(healed_rows) as healed_rows,
    sum(released_rows) as released_rows,
    sum(held_rows) as held_rows
from facts
group by run_id, run_at, model_name, batch_id, publication_id, kind, rule
