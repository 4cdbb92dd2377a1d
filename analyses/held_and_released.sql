-- Rows that the quarantine released by itself, and how long each kind was held.
select
    model_name,
    array_join(rules, ',') as reason,
    sum(released_rows) as released_rows,
    min(held_hours) as least_hours,
    max(held_hours) as most_hours
from step_right_quality.quality_healing
group by model_name, array_join(rules, ',')
order by model_name, reason
