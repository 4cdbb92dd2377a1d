{{ quarantine.valid(ref("bronze_order_items_tagged"), ref("bronze_order_items_quarantine")) }}
