{#- Rows rejected now by content key and batch, from all publications that say something about them. -#}
{% macro changed_rows_ctes(changes) -%}
changes as (
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
{%- endmacro %}
