-- A chart of the share of rejected rows, one bar for each batch that a reject_rate gate has judged; the last verdict
-- counts.
select
    model_name,
    batch_id,
    max_by(outcome, evaluated_at) as outcome,
    max_by(decision, evaluated_at) as decision,
    round(100 * max_by(value, evaluated_at), 2) as rejected_percent,
    round(100 * max_by(limit_value, evaluated_at), 2) as limit_percent,
    repeat('#', cast(ceil(50 * coalesce(max_by(value, evaluated_at), 0)) as int)) as chart
from step_right_quality.quality_gate_verdicts
where gate_kind = 'reject_rate' and batch_id is not null
group by model_name, batch_id
order by model_name, batch_id
