select
    model_name,
    publication_id,
    batch_id,
    if(event in ('published', 'unproven'), 'published', 'judged') as stage,
    event_at as checked_at,
    invocation_id,
    input_rows,
    valid_rows,
    quarantined_rows,
    input_checksum,
    valid_checksum,
    quarantined_checksum,
    is_conserved
from {{ quarantine.engine_table("publication_events") }}
where is_conserved is not null
