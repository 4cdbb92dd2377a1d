{{ quarantine.tagged(lookups=[ref("bronze_orders"), ref("bronze_products")]) }}

select *
from {{ ref("bronze_order_items") }}
