{{ quarantine.tagged(lookups=[ref("silver_customers_valid")]) }}

select order_id, customer_id, store_id, status, order_date, updated_at, _op, _dq_published_at
from {{ ref("bronze_orders_valid") }}
