{#- The project without a queue has an empty table; in this one the queue, and so all it is fed from, comes first. -#}
{% if project_name == "quarantine" -%} {%- do ref("dead_letter_queue") -%} {%- endif -%}
{% if execute and quarantine.queue_node() -%} {{ quarantine.recycle_proof_sql() }}
{%- else -%}
    select
        cast(null as string) as model_name,
        cast(null as string) as _dq_sk,
        cast(null as string) as fix_id,
        cast(null as timestamp) as recycled_at,
        cast(null as string) as actor,
        cast(null as string) as outcome,
        cast(null as bigint) as occurrences,
        cast(null as bigint) as published_rows,
        cast(null as bigint) as waiting_rows,
        cast(null as string) as queue_status,
        cast(null as string) as place,
        cast(null as boolean) as is_in_one_place
    where false
{%- endif %}
