{{ quarantine.tagged(lookups=[ref("bronze_stores"), ref("bronze_products")]) }}

select *
from {{ ref("bronze_inventory") }}
