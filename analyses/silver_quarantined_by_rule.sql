-- Rejected rows of the silver tier by entity and rule; a row that fails two rules counts under both.
with
    rejected as (
        select 'silver_orders' as entity, _dq_failed_rules
        from step_right_quarantine.silver_orders_quarantine
        union all
        select 'silver_order_items' as entity, _dq_failed_rules
        from step_right_quarantine.silver_order_items_quarantine
    )

select entity, rule, count(*) as failed_rows
from rejected
lateral view explode(_dq_failed_rules) as rule
group by entity, rule
order by failed_rows desc, entity, rule
