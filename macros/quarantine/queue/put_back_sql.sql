{#- Moves that nobody may make, written down before the merge undoes them. -#}
{% macro put_back_sql() -%}
insert into {{ quarantine.queue_ledger('queue_changes') }} by name
select
    _dlq_model as model_name,
    _dq_sk,
    _dlq_entry as entry,
    timestamp'{{ quarantine.run_clock() }}' as changed_at,
    'dbt' as actor,
    'put_back' as action,
    _dlq_status as old_status,
    coalesce(_dlq_settled_status, 'quarantined') as new_status,
    _row_data as row_data_after,
    concat(coalesce(_dlq_settled_status, 'NULL'), ' to ', coalesce(_dlq_status, 'NULL'), ' is no legal move') as reason
from {{ quarantine.queue_relation() }}
where not {{ quarantine.legal_move_sql() }}
{%- endmacro %}
