{{ quarantine.valid(ref("bronze_stores_tagged"), ref("bronze_stores_quarantine")) }}
