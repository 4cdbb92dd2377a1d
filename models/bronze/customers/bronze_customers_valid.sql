{{ quarantine.valid(ref("bronze_customers_tagged"), ref("bronze_customers_quarantine")) }}
