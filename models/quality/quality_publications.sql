select
    model_name,
    publication_id,
    kind,
    case
        when is_withdrawn
        then withdrawal
        when is_published
        then 'published'
        when held_at is not null
        then 'held'
        when queued_at is not null
        then 'queued'
        else 'judged'
    end as state,
    valid_rows + quarantined_rows as judged_rows,
    valid_rows,
    quarantined_rows,
    judged_at,
    published_at,
    withdrawn_at
from {{ quarantine.engine_table("publications") }}
