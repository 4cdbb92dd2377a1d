-- A batch whose last check found rows lost, doubled or changed between the input and its two sides. What was refused
-- has stopped its own build and is judged anew under another publication.
select
    checks.model_name,
    checks.batch_id,
    checks.publication_id,
    checks.stage,
    max_by(checks.is_conserved, checks.checked_at) as is_conserved
from {{ ref("quality_conservation") }} as checks
left anti join
    {{ quarantine.engine_table("publications") }} as publications
    on checks.model_name = publications.model_name
    and checks.publication_id = publications.publication_id
    and publications.withdrawal = 'refused'
group by checks.model_name, checks.batch_id, checks.publication_id, checks.stage
having not max_by(checks.is_conserved, checks.checked_at)
