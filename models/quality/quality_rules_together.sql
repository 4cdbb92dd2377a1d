{#- In this project the tables that it reads come first; in others it reads those that are there when it runs. -#}
{% if project_name == "quarantine" -%}
    {%- for entity in [
        "bronze_customers",
        "bronze_inventory",
        "bronze_order_items",
        "bronze_orders",
        "bronze_products",
        "bronze_returns",
        "bronze_stores",
        "silver_customers",
        "silver_order_items",
        "silver_orders",
    ] -%}
        {%- do ref(entity ~ "_tagged") -%}
    {%- endfor -%}
{%- endif -%}
{{ quarantine.rules_together_sql() }}
