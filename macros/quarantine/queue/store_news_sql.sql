{#-
One row per content key that something is new about: how many of its rows are rejected now, by batch, and what the
ledger has settled of it. Stored, since the merge asks several times, planning a union of all models costs more than its
rows, and Delta's merge passes cached tables by.
-#}
{% macro store_news_sql(news, changes) -%}
create table {{ news }} using delta as
with changes as (
    {{ changes }}
),

changed as (
    select
        _dlq_model,
        _dlq_source_table,
        _dq_sk,
        batch_id,
        sum(row_count) as row_count,
        min(_dq_failed_rules) as _dq_failed_rules,
        min(_dlq_failed_rules) as _dlq_failed_rules,
        min(_dq_warnings) as _dq_warnings,
        min(_row_data) as _row_data
    from changes
    group by _dlq_model, _dlq_source_table, _dq_sk, batch_id
),

counted as (
    select
        _dlq_model,
        _dlq_source_table,
        _dq_sk,
        map_from_entries(array_sort(collect_list(struct(batch_id, row_count)))) as changed_batches,
        min(_dq_failed_rules) as _dq_failed_rules,
        min(_dlq_failed_rules) as _dlq_failed_rules,
        min(_dq_warnings) as _dq_warnings,
        min(_row_data) as _row_data
    from changed
    group by _dlq_model, _dlq_source_table, _dq_sk
),

settled as (
    select
        model_name,
        _dq_sk,
        max(entry) as settled_entry,
        collect_list(if(outcome in ({{ quarantine.queue_statuses().closed }}), batches, null)) as settled_batches
    from ({{ quarantine.last_fixes_sql() | indent(4) }})
    group by model_name, _dq_sk
)

select counted.*, settled.settled_entry, coalesce(settled.settled_batches, array()) as settled_batches
from counted
left join settled
    on counted._dlq_model = settled.model_name
    and counted._dq_sk = settled._dq_sk
{%- endmacro %}
