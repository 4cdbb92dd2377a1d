-- Orders as they are now.
select order_id, customer_id, status, order_date, `__START_AT`
from step_right.silver_orders
where `__END_AT` is null
order by `__START_AT` desc, order_id
limit 10
