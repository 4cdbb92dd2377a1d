{{ quarantine.rejected(ref("bronze_customers_tagged")) }}
