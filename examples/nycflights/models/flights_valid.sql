{{ quarantine.valid(ref("flights_tagged"), ref("flights_quarantine")) }}
