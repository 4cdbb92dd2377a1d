with
    current_orders as (
        select order_id, order_date
        from {{ ref("silver_orders") }}
        where __end_at is null and status is distinct from 'CANCELLED'
    ),
    current_items as (
        select order_id, quantity, net_price, _dq_warnings from {{ ref("silver_order_items") }} where __end_at is null
    )

select
    current_orders.order_date,
    count(distinct current_orders.order_id) as orders,
    cast(sum(current_items.quantity) as bigint) as units,
    cast(sum(current_items.quantity * current_items.net_price) as decimal(28, 4)) as net_sales,
    count_if(size(current_items._dq_warnings) > 0) as warned_items
from current_orders
inner join current_items on current_orders.order_id = current_items.order_id
where current_orders.order_date is not null
group by current_orders.order_date
