{#-
Entries with the rows that they stand for now, and for each content key with news a row without entry, which becomes
one when rows are left that no open entry stands for. Of two open entries the last stands for all rows. What is recycled
or discarded stays so, also where somebody has deleted the entry. (`explode` of one value: else Spark copies the expression to
each place that uses it, and plans for seconds.)
-#}
{% macro counted_entries_ctes() -%}
{%- set statuses = quarantine.queue_statuses() -%}
{%- set key = '_dlq_source_table, _dlq_model, _dq_sk' -%}
stacked as (
    select known.*, waits or status in ({{ statuses.open }}) as is_open, null as changed_batches, null as settled_batches, null as settled_entry
    from known
    union all
    select {{ key }}, null, null, null, null, null, null, true, null, null, null, null, false, false, changed_batches, settled_batches, settled_entry
    from news
),

compared as (
    select
        *,
        _dlq_entry is not null as is_known,
        first_value(changed_batches, true) over (partition by {{ key }}) as changes,
        first_value(settled_batches, true) over (partition by {{ key }}) as closed,
        coalesce(max(greatest(_dlq_entry, settled_entry)) over (partition by {{ key }}), 0) as last_entry,
        max(if(is_open, _dlq_entry, null)) over (partition by {{ key }}) as last_open,
        bool_or(is_open) over (partition by {{ key }}) as has_open
    from stacked
),

counted as (
    select *
    from compared
    lateral view explode(array(
        map_filter(
            map_concat(
                map_filter(
                    coalesce(_dlq_batches, cast(map() as map<string, bigint>)),
                    (batch, row_count) -> not coalesce(map_contains_key(changes, batch), false)
                ),
                coalesce(
                    transform_values(changes, (batch, row_count) ->
                        row_count - aggregate(closed, 0l, (total, batches) -> total + coalesce(batches[batch], 0l))
                    ),
                    cast(map() as map<string, bigint>)
                )
            ),
            (batch, row_count) -> row_count > 0 and (not is_known or not is_open or _dlq_entry = last_open)
        )
    )) as open_batches
    where is_known or not has_open
)
{%- endmacro %}
