{{ quarantine.rejected(ref("silver_order_items_tagged")) }}
