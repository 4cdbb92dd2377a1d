{{ quarantine.valid(ref("silver_customers_tagged")) }}
{# no quarantine model: every rule is a warning, so all rows proceed #}
