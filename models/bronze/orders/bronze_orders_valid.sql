{{ quarantine.valid(ref("bronze_orders_tagged"), ref("bronze_orders_quarantine")) }}
