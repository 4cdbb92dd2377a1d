{{ quarantine.tagged() }} select * from {{ ref("bronze_products") }}
