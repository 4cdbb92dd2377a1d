with
    rejected as (
        select _dq_failed_rules, updated_at, quantity * unit_price as value from {{ ref('bronze_order_items_quarantine') }}
        union all
        select _dq_failed_rules, updated_at, quantity * unit_price as value from {{ ref('silver_order_items_quarantine') }}
    )

select
    rule,
    to_date(updated_at) as event_date,
    count(*) as rejected_rows,
    cast(sum(value) as decimal(28, 4)) as withheld_value
from rejected
lateral view explode(_dq_failed_rules) as rule
group by rule, to_date(updated_at)
