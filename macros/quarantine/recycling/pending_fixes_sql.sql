{#-
Fixes and discards that wait, each entry as it is now: from the change feed since a version, or from the queue itself. An
entry that somebody inserted once more is one entry.
-#}
{% macro pending_fixes_sql(entity, version, exist=true) -%}
    {%- set queue = quarantine.queue_relation() -%}
    {%- set statuses = quarantine.queue_statuses() -%}
    {%- set waits = '_dlq_status in (' ~ statuses.asked ~ ') and _dlq_settled_status in (' ~ statuses.open ~ ')' -%}
select
    _dq_sk,
    _dlq_entry as entry,
    _dlq_attempt as attempt,
    _dlq_status as status,
    occurrences,
    _dlq_batches as batches,
    _dq_failed_rules as origin_rules,
    _dq_warnings as origin_warnings,
    _row_data as row_data,
    _original_row_data as original_row_data,
    _dlq_actor as actor,
    _dlq_note as note
{%- if version is none %}
from (
    select *, row_number() over (partition by _dq_sk, _dlq_entry order by _dlq_status, _row_data) as age
    from {{ queue }}
    where {{ 'false and ' if not exist }}_dlq_model = {{ quarantine.string_literal(entity) }} and {{ waits }}
)
where age = 1
{%- else %}
from (
    select *, row_number() over (partition by _dq_sk, _dlq_entry order by _commit_version desc) as age
    from table_changes({{ quarantine.string_literal(queue) }}, {{ version }})
    where _dlq_model = {{ quarantine.string_literal(entity) }} and _change_type != 'update_preimage'
)
where
    age = 1
    and _change_type != 'delete'
    and {{ waits }}
{%- endif %}
{%- endmacro %}
