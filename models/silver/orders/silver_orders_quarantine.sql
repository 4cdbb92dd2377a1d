{{ quarantine.rejected(ref("silver_orders_tagged")) }}
