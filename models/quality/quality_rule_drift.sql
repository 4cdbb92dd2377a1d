with drift as ({{ quarantine.rule_drift_sql(quarantine.rule_catalog(), quarantine.drift_options()) }})

select
    model_name,
    rule,
    severity,
    batch_id,
    judged_rows,
    failed_rows,
    failure_rate,
    past_batches,
    median_rate,
    score,
    status
from drift
where is_latest
