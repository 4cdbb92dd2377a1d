{{ quarantine.rejected(ref("bronze_orders_tagged")) }}
