{{ quarantine.tagged() }}

select customer_id, name, email, region, updated_at, _op, _dq_published_at
from {{ ref("bronze_customers_valid") }}
