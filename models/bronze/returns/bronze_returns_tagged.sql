{{ quarantine.tagged(lookups=[ref("bronze_order_items")]) }} select * from {{ ref("bronze_returns") }}
