-- The life of one order: each version and how long it was true.
select order_id, status, `__START_AT`, `__END_AT`, _dq_warnings
from step_right.silver_orders
where order_id = 'ORD-0000042'
order by `__START_AT`
