{{ quarantine.valid(ref("bronze_returns_tagged"), ref("bronze_returns_quarantine")) }}
