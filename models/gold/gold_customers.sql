with customers as (
    select * from {{ ref('silver_customers') }}
)

select
    customer_id,
    name,
    email,
    region,
    min(__START_AT) over (partition by customer_id) as customer_since,
    __START_AT as current_since,
    count(*) over (partition by customer_id) as versions,
    _dq_warnings
from customers
qualify __END_AT is null
