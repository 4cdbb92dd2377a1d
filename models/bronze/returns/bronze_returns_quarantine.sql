{{ quarantine.rejected(ref("bronze_returns_tagged")) }}
