{#- Content key and batch of rejected rows that are recycled or discarded, with which of the two. -#}
{% macro resolved_rows_sql(entity) -%}
select _dq_sk, batch_id, max(outcome) as resolution
from ({{ quarantine.last_fixes_sql(entity) }})
lateral view explode(map_keys(batches)) as batch_id
where outcome in ({{ quarantine.queue_statuses().closed }})
group by _dq_sk, batch_id
{%- endmacro %}
