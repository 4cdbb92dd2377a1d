{{ quarantine.rejected(ref("bronze_inventory_tagged")) }}
