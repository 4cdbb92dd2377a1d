with
    current_orders as (
        select order_id, order_date from {{ ref('silver_orders') }} where __END_AT is null and status != 'CANCELLED'
    ),
    current_items as (
        select order_id, quantity, net_price from {{ ref('silver_order_items') }} where __END_AT is null
    )

select
    current_orders.order_date,
    count(distinct current_orders.order_id) as orders,
    cast(sum(current_items.quantity) as bigint) as units,
    cast(sum(current_items.quantity * current_items.net_price) as decimal(28, 4)) as net_sales
from current_orders
inner join current_items on current_orders.order_id = current_items.order_id
where current_orders.order_date is not null
group by current_orders.order_date
