with
    events as (
        select events.*, not publications.is_withdrawn and publications.is_latest_generation as counts_now
        from {{ quarantine.engine_table("publication_events") }} as events
        inner join
            {{ quarantine.engine_table("publications") }} as publications
            on events.model_name = publications.model_name
            and events.publication_id = publications.publication_id
    ),
    failures as (
        select events.model_name, events.batch_id, failure.rule, failure.failed_rows, events.event_at, events.counts_now
        from events
        lateral view explode(events.rule_failures) failure as rule, failed_rows
        where events.event = 'judged'
    ),
    -- rows whose batch column is NULL
    unnamed_batches as (select distinct model_name from failures where batch_id = ''),
    healed as (
        select
            healed.*,
            array_union(healed.old_failed_rules, healed.old_warnings) as old_rules,
            array_union(healed.failed_rules, healed.warnings) as new_rules
        from {{ quarantine.engine_table("healed_rows") }} as healed
        left semi join
            events
            on healed.model_name = events.model_name
            and healed.publication_id = events.publication_id
            and events.counts_now
    ),
    -- a heal that was interrupted is written down again by the next run: each row and rule counts once
    changes as (
        select model_name, batch_id, row_key, rule, - max(row_count) as rows_more, max(healed_at) as changed_at
        from healed
        lateral view explode(array_except(old_rules, new_rules)) as rule
        group by model_name, batch_id, row_key, rule
        union all
        select model_name, batch_id, row_key, rule, max(row_count) as rows_more, max(healed_at) as changed_at
        from healed
        lateral view explode(array_except(new_rules, old_rules)) as rule
        group by model_name, batch_id, row_key, rule
        {% if execute and quarantine.queue_node() -%}
            union all
            -- fixed or discarded by a person; where there are no batches, a batch is named after its generation
            select
                fixes.model_name,
                if(
                    fixes.batch_id = '' and unnamed_batches.model_name is null, fixes.generation, fixes.batch_id
                ) as batch_id,
                fixes._dq_sk,
                fixes.rule,
                - fixes.row_count,
                fixes.recycled_at
            from ({{ quarantine.settled_rules_sql() }}) as fixes
            left join unnamed_batches on fixes.model_name = unnamed_batches.model_name
        {%- endif %}
    ),
    counted as (
        select model_name, batch_id, rule, failed_rows as rows_more, event_at as changed_at
        from failures
        where counts_now
        union all
        select model_name, batch_id, rule, rows_more, changed_at
        from changes
    ),
    open_batches as (
        select model_name, batch_id, rule, sum(rows_more) as open_rows, min(changed_at) as changed_at
        from counted
        group by model_name, batch_id, rule
        having sum(rows_more) > 0
    ),
    -- when a batch first failed a rule, also if all was judged again since
    first_failures as (
        select model_name, batch_id, rule, min(event_at) as failed_at from failures group by model_name, batch_id, rule
    ),
    open_rules as (
        select
            open_batches.model_name,
            open_batches.rule,
            sum(open_batches.open_rows) as open_rows,
            min(coalesce(first_failures.failed_at, open_batches.changed_at)) as open_since
        from open_batches
        left join
            first_failures
            on open_batches.model_name = first_failures.model_name
            and open_batches.batch_id = first_failures.batch_id
            and open_batches.rule = first_failures.rule
        group by open_batches.model_name, open_batches.rule
    ),
    runs as (select distinct event_at as run_at from events where event in ('judged', 'published'))

select
    open_rules.model_name,
    open_rules.rule,
    open_rules.open_rows,
    open_rules.open_since,
    count(runs.run_at) as open_runs,
    count(runs.run_at) >= {{ var("quarantine_escalate_after_runs", 3) }} as is_escalated
from open_rules
left join runs on open_rules.open_since < runs.run_at
group by open_rules.model_name, open_rules.rule, open_rules.open_rows, open_rules.open_since
