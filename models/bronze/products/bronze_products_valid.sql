{{ quarantine.valid(ref("bronze_products_tagged"), ref("bronze_products_quarantine")) }}
