{#- What is rejected and open by content key: where nothing changed as before, else without what is settled. -#}
{% macro rejected_entries_ctes() -%}
known_rows as (
    select _dlq_model, _dlq_source_table, _dq_sk, batch_id, row_count, is_open, is_closed
    from known
    lateral view explode(_dlq_batches) as batch_id, row_count
),

counted as (
    select
        coalesce(changed._dlq_model, known_rows._dlq_model) as _dlq_model,
        coalesce(changed._dlq_source_table, known_rows._dlq_source_table) as _dlq_source_table,
        coalesce(changed._dq_sk, known_rows._dq_sk) as _dq_sk,
        coalesce(changed.batch_id, known_rows.batch_id) as batch_id,
        case
            when changed.row_count is null then coalesce(known_rows.open_rows, 0)
            else greatest(changed.row_count - coalesce(known_rows.closed_rows, 0), 0)
        end as row_count,
        changed._dq_failed_rules,
        changed._dlq_failed_rules,
        changed._dq_warnings,
        changed._row_data
    from changed
    full outer join (
        select
            _dlq_model,
            _dlq_source_table,
            _dq_sk,
            batch_id,
            sum(row_count) filter (where is_open) as open_rows,
            sum(row_count) filter (where is_closed) as closed_rows
        from known_rows
        group by _dlq_model, _dlq_source_table, _dq_sk, batch_id
    ) as known_rows
        on changed._dlq_model = known_rows._dlq_model
        and changed._dlq_source_table = known_rows._dlq_source_table
        and changed._dq_sk = known_rows._dq_sk
        and changed.batch_id = known_rows.batch_id
),

rejected as (
    select
        _dlq_model,
        _dlq_source_table,
        _dq_sk,
        sum(row_count) as occurrences,
        map_from_entries(array_sort(collect_list(struct(batch_id, row_count)) filter (where row_count > 0))) as batches,
        min(_dq_failed_rules) as _dq_failed_rules,
        min(_dlq_failed_rules) as _dlq_failed_rules,
        min(_dq_warnings) as _dq_warnings,
        min(_row_data) as _row_data
    from counted
    group by _dlq_model, _dlq_source_table, _dq_sk
)
{%- endmacro %}
