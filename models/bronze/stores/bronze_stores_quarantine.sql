{{ quarantine.rejected(ref("bronze_stores_tagged")) }}
