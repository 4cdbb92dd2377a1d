{% macro merge_queue_sql(changes) -%}
    {%- set columns = quarantine.queue_columns().keys() | list -%}
    {%- set keys = ['_dlq_source_table', '_dlq_model', '_dq_sk', '_dlq_entry'] -%}
    {%- set clock = "timestamp'" ~ quarantine.run_clock() ~ "'" -%}
merge into {{ this }} as queue
using (
with {{ quarantine.changed_rows_ctes(changes) }},

{{ quarantine.known_entries_ctes() }},

{{ quarantine.rejected_entries_ctes() }},

last_entries as (
    select _dlq_model, _dlq_source_table, _dq_sk, max(_dlq_entry) as last_entry, bool_or(is_open) as has_open
    from known
    group by _dlq_model, _dlq_source_table, _dq_sk
)

{{ quarantine.updated_entries_sql(clock) }}

union all

{{ quarantine.added_entries_sql(clock) }}
) as entry
    on {% for key in keys %}queue.{{ key }} = entry.{{ key }}{{ ' and ' if not loop.last }}{% endfor %}
when matched and queue._dlq_status <=> entry._read_status and queue._row_data <=> entry._read_row_data then update set
    {% for name in columns if name not in keys %}{{ name }} = entry.{{ name }}{{ ', ' if not loop.last }}{% endfor %}
when not matched then insert ({{ columns | join(', ') }})
    values (entry.{{ columns | join(', entry.') }})
{%- endmacro %}
