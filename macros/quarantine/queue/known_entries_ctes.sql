{#-
Entries whose rows came, went or moved, and those that people touched. A fix that the ledger knows has its outcome; a
legal move waits for the next run; any other is put back.
-#}
{% macro known_entries_ctes() -%}
{%- set statuses = quarantine.queue_statuses() -%}
fixes as (
    {{ quarantine.last_fixes_sql() | indent(4) }}
),

touched as (
    select queue.*
    from {{ this }} as queue
    where
        not (queue._dlq_status <=> queue._dlq_settled_status)
        or exists (
            select 1 from changed where changed._dlq_model = queue._dlq_model and changed._dq_sk = queue._dq_sk
        )
),

settled as (
    select
        touched.*,
        case
            when fixes.attempt >= touched._dlq_attempt then fixes.outcome
            when {{ quarantine.legal_move_sql() }} then touched._dlq_status
            else touched._dlq_settled_status
        end as status,
        fixes.attempt >= touched._dlq_attempt and fixes.outcome in ('refailed', 'parked') as has_refailed,
        fixes.attempt >= touched._dlq_attempt and fixes.outcome = 'recycled' as is_delivered,
        not coalesce(fixes.attempt >= touched._dlq_attempt, false)
            and touched._dlq_settled_status in ({{ statuses.open }}) and touched._dlq_status in ({{ statuses.asked }}) as waits,
        fixes.failed_rules as fix_failed_rules,
        fixes.row_data as fix_row_data
    from touched
    left join fixes
        on touched._dlq_model = fixes.model_name
        and touched._dq_sk = fixes._dq_sk
        and touched._dlq_entry = fixes.entry
),

known as (
    select *, waits or status in ({{ statuses.open }}) as is_open, not waits and status in ({{ statuses.closed }}) as is_closed
    from settled
)
{%- endmacro %}
