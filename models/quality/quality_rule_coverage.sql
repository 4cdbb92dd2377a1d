with
    rules as (
        {{
            quarantine.rows_as_sql(
                {
                    "model_name": "string",
                    "rule": "string",
                    "column_name": "string",
                    "severity": "string",
                    "condition": "string",
                    "null_verdict": "string",
                    "kind": "string",
                    "has_example": "boolean",
                },
                quarantine.rule_catalog(),
            )
        }}
    ),
    judged as (
        select
            events.model_name,
            events.event_at,
            coalesce(events.valid_rows, 0) + coalesce(events.quarantined_rows, 0) as judged_rows,
            events.rule_failures,
            publications.is_latest_generation
        from {{ quarantine.engine_table("publication_events") }} as events
        inner join
            {{ quarantine.engine_table("publications") }} as publications
            on events.model_name = publications.model_name
            and events.publication_id = publications.publication_id
        where events.event = 'judged'
    ),
    judged_by_model as (
        select model_name, sum(judged_rows) filter (where is_latest_generation) as judged_rows
        from judged
        group by model_name
    ),
    failed_by_rule as (
        select
            judged.model_name,
            failure.rule,
            sum(failure.failed_rows) filter (where judged.is_latest_generation) as failed_rows,
            min(judged.event_at) as first_failed_at,
            max(judged.event_at) as last_failed_at
        from judged
        lateral view explode(judged.rule_failures) failure as rule, failed_rows
        group by judged.model_name, failure.rule
    )

select
    rules.*,
    coalesce(judged_by_model.judged_rows, 0) as judged_rows,
    coalesce(failed_by_rule.failed_rows, 0) as failed_rows,
    failed_by_rule.first_failed_at,
    failed_by_rule.last_failed_at
from rules
left join judged_by_model on rules.model_name = judged_by_model.model_name
left join failed_by_rule on rules.model_name = failed_by_rule.model_name and rules.rule = failed_by_rule.rule
