{{ quarantine.tagged(lookups=[ref("silver_orders_valid"), ref("silver_products")]) }}

select
    order_item_id,
    order_id,
    product_id,
    quantity,
    unit_price,
    discount_pct,
    try_cast(unit_price * (1 - discount_pct / 100) as decimal(18, 4)) as net_price,
    updated_at,
    _op,
    _dq_published_at
from {{ ref("bronze_order_items_valid") }}
