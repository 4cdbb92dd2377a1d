{{ quarantine.tagged(lookups=[ref("bronze_customers")]) }} select * from {{ ref("bronze_orders") }}
