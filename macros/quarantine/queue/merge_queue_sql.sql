{#- One merge for all models. An entry that a person moves meanwhile stays as it is: the next run takes it up. -#}
{% macro merge_queue_sql(news) -%}
{%- set columns = quarantine.queue_columns().keys() | list -%}
{%- set clock = "timestamp'" ~ quarantine.run_clock() ~ "'" -%}
merge into {{ quarantine.queue_relation() }} as queue
using (
with news as (select * from {{ news }}),

{{ quarantine.known_entries_ctes() }},

{{ quarantine.counted_entries_ctes() }},

{{ quarantine.merged_entries_ctes() }}

select
    merged.* except (_dq_failed_rules),
    news._dq_failed_rules,
    news._dlq_failed_rules,
    news._dq_warnings,
    news._row_data
from merged
left join news
    on merged._dlq_source_table = news._dlq_source_table
    and merged._dlq_model = news._dlq_model
    and merged._dq_sk = news._dq_sk
where is_changed or (is_open and merged._dq_failed_rules != coalesce(news._dq_failed_rules, merged._dq_failed_rules))
) as entry
    on queue._dlq_source_table = entry._dlq_source_table
    and queue._dlq_model = entry._dlq_model
    and queue._dq_sk = entry._dq_sk
    and queue._dlq_entry = entry._dlq_entry
when matched and queue._dlq_status <=> entry._dlq_status then update set
    _dlq_status = entry.new_status,
    _dlq_settled_status = if(entry.is_settled, entry.new_status, queue._dlq_settled_status),
    _dlq_settled_at = if(entry.is_settled, {{ clock }}, queue._dlq_settled_at),
    _dlq_failed_rules = case
        when entry.has_refailed then entry.fix_failed_rules
        when entry.is_open and queue._dlq_attempt = 1 then coalesce(entry._dlq_failed_rules, queue._dlq_failed_rules)
        else queue._dlq_failed_rules
    end,
    _dq_failed_rules = if(entry.is_open, coalesce(entry._dq_failed_rules, queue._dq_failed_rules), queue._dq_failed_rules),
    _dq_warnings = if(entry.is_open, coalesce(entry._dq_warnings, queue._dq_warnings), queue._dq_warnings),
    _dlq_attempt = if(entry.has_refailed, queue._dlq_attempt + 1, queue._dlq_attempt),
    _row_data = coalesce(entry.fix_row_data, queue._row_data),
    occurrences = entry.new_occurrences,
    _dlq_batches = entry.new_batches,
    _dlq_actor = if(entry.is_settled, null, queue._dlq_actor),
    _dlq_note = if(entry.is_settled, entry.note, queue._dlq_note)
when not matched and not entry.is_known then insert ({{ columns | join(', ') }}) values (
    entry._dq_sk, entry._dlq_source_table, entry._dlq_model, entry.last_entry + 1, 'quarantined', 'quarantined', {{ clock }}, {{ clock }},
    entry._dlq_failed_rules, entry._dq_failed_rules, entry._dq_warnings, 1, entry._row_data, entry._row_data,
    entry.new_occurrences, entry.new_batches, null, null
)
{%- endmacro %}
