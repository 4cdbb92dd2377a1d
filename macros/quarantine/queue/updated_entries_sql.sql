{#- Known entries that differ from what they must be after this run. -#}
{% macro updated_entries_sql(clock) -%}
select
    _dq_sk,
    _dlq_source_table,
    _dlq_model,
    _dlq_entry,
    new_status as _dlq_status,
    if(waits and new_status != 'released', _dlq_settled_status, new_status) as _dlq_settled_status,
    _dlq_timestamp,
    if(waits and new_status != 'released', _dlq_settled_at, {{ clock }}) as _dlq_settled_at,
    case
        when has_refailed then fix_failed_rules
        when new_status in ('quarantined', 'fixed') and _dlq_attempt = 1 then coalesce(new_rule_texts, _dlq_failed_rules)
        else _dlq_failed_rules
    end as _dlq_failed_rules,
    if(is_open, coalesce(new_rules, _dq_failed_rules), _dq_failed_rules) as _dq_failed_rules,
    if(is_open, coalesce(new_warnings, _dq_warnings), _dq_warnings) as _dq_warnings,
    if(has_refailed, _dlq_attempt + 1, _dlq_attempt) as _dlq_attempt,
    if(is_delivered, coalesce(fix_row_data, _row_data), _row_data) as _row_data,
    _original_row_data,
    new_occurrences as occurrences,
    new_batches as _dlq_batches,
    if(waits, _dlq_actor, null) as _dlq_actor,
    case
        when new_status = 'released' then 'waits no more: it passes today, or its batch was withdrawn'
        when waits then _dlq_note
        when status = _dlq_settled_status and not (_dlq_status <=> status)
        then concat('put back: ', _dlq_settled_status, ' to ', coalesce(_dlq_status, 'NULL'), ' is no legal move')
    end as _dlq_note,
    _dlq_status as _read_status,
    _row_data as _read_row_data
from (
        select
        known.*,
        case when known.is_open and rejected.occurrences = 0 then 'released' else known.status end as new_status,
        if(known.is_open and rejected.occurrences > 0, rejected.occurrences, known.occurrences) as new_occurrences,
        if(known.is_open, rejected.batches, known._dlq_batches) as new_batches,
        rejected._dq_failed_rules as new_rules,
        rejected._dlq_failed_rules as new_rule_texts,
        rejected._dq_warnings as new_warnings
    from known
    left join rejected
        on known._dlq_model = rejected._dlq_model
        and known._dlq_source_table = rejected._dlq_source_table
        and known._dq_sk = rejected._dq_sk
)
where
    not (new_status <=> _dlq_status)
    or (not waits and not (_dlq_settled_status <=> new_status))
    or occurrences != new_occurrences
    or array_sort(map_entries(_dlq_batches)) != array_sort(map_entries(new_batches))
    or (is_open and not (coalesce(new_rules, _dq_failed_rules) <=> _dq_failed_rules))
    or has_refailed
{%- endmacro %}
