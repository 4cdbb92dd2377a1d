{{ quarantine.rejected(ref("bronze_products_tagged")) }}
