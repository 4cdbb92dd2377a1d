-- Rows in total, valid and quarantined, of one entity.
select count(*) as total_rows, count_if(_dq_valid) as valid_rows, count_if(not _dq_valid) as quarantined_rows
from step_right.bronze_orders_tagged
