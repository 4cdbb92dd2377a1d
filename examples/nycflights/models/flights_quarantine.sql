{{ quarantine.rejected(ref("flights_tagged")) }}
