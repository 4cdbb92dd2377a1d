{{ config(enabled=project_name == "quarantine") }}
{{
    quarantine.dead_letter_queue(
        [
            ref("bronze_customers_quarantine"),
            ref("bronze_inventory_quarantine"),
            ref("bronze_order_items_quarantine"),
            ref("bronze_orders_quarantine"),
            ref("bronze_products_quarantine"),
            ref("bronze_returns_quarantine"),
            ref("bronze_stores_quarantine"),
            ref("silver_order_items_quarantine"),
            ref("silver_orders_quarantine"),
        ]
    )
}}
