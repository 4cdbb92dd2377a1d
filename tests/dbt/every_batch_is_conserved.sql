-- A batch whose last check found rows lost, doubled or changed between the input and its two sides.
select model_name, batch_id, publication_id, stage, max_by(is_conserved, checked_at) as is_conserved
from {{ ref("quality_conservation") }}
group by model_name, batch_id, publication_id, stage
having not max_by(is_conserved, checked_at)
