{{ quarantine.valid(ref("bronze_inventory_tagged"), ref("bronze_inventory_quarantine")) }}
