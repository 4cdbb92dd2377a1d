{#- New entries: content that was never rejected, or that came again after it was settled. -#}
{% macro added_entries_sql(clock) -%}
select
    rejected._dq_sk,
    rejected._dlq_source_table,
    rejected._dlq_model,
    coalesce(last_entries.last_entry, 0) + 1,
    'quarantined',
    'quarantined',
    {{ clock }},
    {{ clock }},
    rejected._dlq_failed_rules,
    rejected._dq_failed_rules,
    rejected._dq_warnings,
    1,
    rejected._row_data,
    rejected._row_data,
    rejected.occurrences,
    rejected.batches,
    null,
    null,
    null,
    null
from rejected
left join last_entries
    on rejected._dlq_model = last_entries._dlq_model
    and rejected._dlq_source_table = last_entries._dlq_source_table
    and rejected._dq_sk = last_entries._dq_sk
where rejected.occurrences > 0 and not coalesce(last_entries.has_open, false)
{%- endmacro %}
