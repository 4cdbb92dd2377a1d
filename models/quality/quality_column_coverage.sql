{#- In this project the models that it is about come first; in others it shows the columns that are there when it runs. -#}
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
with
    columns as (
        {{
            quarantine.rows_as_sql(
                {"model_name": "string", "column_name": "string", "rules": "string"}, quarantine.column_catalog()
            )
        }}
    )

select
    model_name,
    column_name,
    if(rules = '', cast(array() as array<string>), split(rules, ',')) as rules,
    rules != '' as is_covered
from columns
