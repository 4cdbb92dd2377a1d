-- Orders as they are now.
select order_id, customer_id, status, order_date, __start_at
from step_right.silver_orders
where __end_at is null
order by __start_at desc, order_id
limit 10
