{{ quarantine.valid(ref("silver_orders_tagged"), ref("silver_orders_quarantine")) }}
