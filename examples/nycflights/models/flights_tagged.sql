{{ quarantine.tagged(lookups=[ref("planes"), ref("airports")]) }} select * from {{ ref("flights") }}
