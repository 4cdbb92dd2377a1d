{#-
One row per content key that something is new about: how many of its rows are rejected now, by batch. Kept in memory,
since the merge asks several times, and planning a union of all models costs more than its rows.
-#}
{% macro cache_news_sql(name, changes) -%}
cache table {{ name }} as
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
)

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
{%- endmacro %}
