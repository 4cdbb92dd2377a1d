{{ quarantine.rejected(ref("bronze_order_items_tagged")) }}
