{% macro settled_rules_sql() -%}
select model_name, generation, batch_id, _dq_sk, rule, row_count, recycled_at
from ({{ quarantine.last_fixes_sql() | indent(4) }})
lateral view explode(batches) as batch_id, row_count
lateral view explode(origin_rules) as rule
where outcome in ({{ quarantine.queue_statuses().closed }})
{%- endmacro %}
