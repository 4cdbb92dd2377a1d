-- Current orders by the warnings that they carry; a row with two warnings counts under both.
select warning, count(*) as current_rows
from step_right.silver_orders
lateral view explode(_dq_warnings) as warning
where __end_at is null
group by warning
order by current_rows desc, warning
