{{ quarantine.tagged() }} select * from {{ ref("bronze_stores") }}
