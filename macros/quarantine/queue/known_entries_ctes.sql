{#-
Entries that something is new about, and those that people touched. A fix that the ledger knows has its outcome; a
legal move waits for the next run; any other is put back. An entry that somebody inserted once more is one entry. The rows themselves aren't read: they are most of the queue.
-#}
{% macro known_entries_ctes() -%}
fixes as (
    {{ quarantine.last_fixes_sql() | indent(4) }}
),

touched as (
    select
        queue._dlq_source_table,
        queue._dlq_model,
        queue._dq_sk,
        queue._dlq_entry,
        queue._dlq_status,
        queue._dlq_settled_status,
        queue._dlq_batches,
        queue.occurrences,
        queue._dq_failed_rules,
        {{ quarantine.legal_move_sql() }} as is_legal,
        fixes.outcome,
        fixes.failed_rules as fix_failed_rules,
        fixes.row_data as fix_row_data,
        row_number() over (partition by queue._dlq_model, queue._dq_sk, queue._dlq_entry order by queue._dlq_status) as copy
    from {{ quarantine.queue_relation() }} as queue
    left join news
        on queue._dlq_source_table = news._dlq_source_table
        and queue._dlq_model = news._dlq_model
        and queue._dq_sk = news._dq_sk
    left join fixes
        on queue._dlq_model = fixes.model_name
        and queue._dq_sk = fixes._dq_sk
        and queue._dlq_entry = fixes.entry
        and queue._dlq_attempt <= fixes.attempt
    where news._dq_sk is not null or not (queue._dlq_status <=> queue._dlq_settled_status)
),

known as (
    select
        * except (copy),
        coalesce(outcome, if(is_legal, _dlq_status, coalesce(_dlq_settled_status, 'quarantined'))) as status,
        outcome is null and is_legal and _dlq_status != _dlq_settled_status as waits
    from touched
    where copy = 1
)
{%- endmacro %}
