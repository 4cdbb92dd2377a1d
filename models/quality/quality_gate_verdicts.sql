with
    verdicts as (
        select model_name, publication_id, event_at, invocation_id, inline(verdicts)
        from {{ quarantine.engine_table("publication_events") }}
        where verdicts is not null
    ),
    decisions as (
        select
            model_name,
            publication_id,
            max_by(event, recorded_at) as decision,
            max_by(actor, recorded_at) as decided_by,
            max(recorded_at) as decided_at,
            max_by(reason, recorded_at) as reason
        from {{ quarantine.engine_table("publication_events") }}
        where event in ('accepted', 'discarded')
        group by model_name, publication_id
    )

select
    verdicts.invocation_id as run_id,
    verdicts.event_at as evaluated_at,
    verdicts.model_name,
    try_element_at(publications.batches, -1) as batch_id,
    verdicts.publication_id,
    verdicts.gate,
    verdicts.gate_kind,
    verdicts.severity,
    verdicts.value,
    verdicts.limit_value,
    verdicts.baseline,
    verdicts.outcome,
    verdicts.is_closed,
    concat_ws('; allowed: ', verdicts.given, nullif(verdicts.allowed, '')) as message,
    decisions.decision,
    decisions.decided_by,
    decisions.decided_at,
    decisions.reason
from verdicts
left join
    {{ quarantine.engine_table("publications") }} as publications
    on verdicts.model_name = publications.model_name
    and verdicts.publication_id = publications.publication_id
left join decisions on verdicts.model_name = decisions.model_name and verdicts.publication_id = decisions.publication_id
