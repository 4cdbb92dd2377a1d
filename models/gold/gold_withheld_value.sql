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
    -- the items of an order wait once, however many of its changes were rejected
    order_changes as (
        select
            order_id,
            rule,
            updated_at,
            row_number() over (partition by order_id, rule order by updated_at nulls last) = 1 as is_first
        from withheld_orders
        lateral view explode(_dq_failed_rules) as rule
    ),
    order_values as (
        select order_id, sum(quantity * unit_price) as value
        from {{ ref("silver_order_items") }}
        where __end_at is null
        group by order_id
    ),
    withheld as (
        select 'order_items' as entity, rule, updated_at, value
        from rejected_items
        lateral view explode(_dq_failed_rules) as rule
        union all
        select
            'orders' as entity,
            order_changes.rule,
            order_changes.updated_at,
            if(order_changes.is_first, order_values.value, 0 * order_values.value) as value
        from order_changes
        left join order_values on order_changes.order_id = order_values.order_id
    )

select
    entity,
    rule,
    to_date(updated_at) as event_date,
    count(*) as rejected_rows,
    cast(sum(value) as decimal(28, 4)) as withheld_value
from withheld
group by entity, rule, to_date(updated_at)
