{{ quarantine.valid(ref("silver_order_items_tagged"), ref("silver_order_items_quarantine")) }}
