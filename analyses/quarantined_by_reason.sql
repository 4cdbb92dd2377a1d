-- Rejected rows of one entity by the whole reason, such as `missing_country,non_positive_amount`.
select array_join(_dq_failed_rules, ',') as reason, count(*) as rejected_rows
from step_right_quarantine.bronze_orders_quarantine
group by all
order by rejected_rows desc, reason
