with
    rejected_items as (
        select _dq_failed_rules, updated_at, quantity * unit_price as value
        from {{ ref("bronze_order_items_quarantine") }}
        where _dq_resolution is null
        union all
        select _dq_failed_rules, updated_at, quantity * unit_price as value
        from {{ ref("silver_order_items_quarantine") }}
        where _dq_resolution is null
    ),
    rejected_orders as (
        select order_id, _dq_failed_rules, updated_at
        from {{ ref("bronze_orders_quarantine") }}
        where _dq_resolution is null
        union all
        select order_id, _dq_failed_rules, updated_at
        from {{ ref("silver_orders_quarantine") }}
        where _dq_resolution is null
    ),
    -- an order that has a current version is sold; only orders that never got through hold their items back
    withheld_orders as (
        select rejected_orders.*
        from rejected_orders
        left anti join
            {{ ref("silver_orders") }} as orders
            on rejected_orders.order_id = orders.order_id
            and orders.__end_at is null
    ),
    order_values as (
        select order_id, sum(quantity * unit_price) as value
        from {{ ref("silver_order_items") }}
        where __end_at is null
        group by order_id
    ),
    withheld as (
        select 'order_items' as entity, _dq_failed_rules, updated_at, value
        from rejected_items
        union all
        select 'orders' as entity, withheld_orders._dq_failed_rules, withheld_orders.updated_at, order_values.value
        from withheld_orders
        left join order_values on withheld_orders.order_id = order_values.order_id
    )

select
    entity,
    rule,
    to_date(updated_at) as event_date,
    count(*) as rejected_rows,
    cast(sum(value) as decimal(28, 4)) as withheld_value
from withheld
lateral view explode(_dq_failed_rules) as rule
group by entity, rule, to_date(updated_at)
