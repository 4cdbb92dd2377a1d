-- Rejected rows of one entity by rule; a row that fails two rules counts under both.
select rule, count(*) as failed_rows
from step_right_quarantine.bronze_orders_quarantine
lateral view explode(_dq_failed_rules) as rule
group by rule
order by failed_rows desc, rule
