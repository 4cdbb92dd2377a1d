{#- The last word of the ledger on each entry: its latest fix in the latest generation. -#}
{% macro last_fixes_sql(model=none) -%}
select model_name, _dq_sk, entry, last.*
from (
    select
        model_name,
        _dq_sk,
        entry,
        max_by(
            struct(attempt, generation, publication_id, outcome, recycled_at, occurrences, batches, origin_rules, failed_rules, warnings, row_data, original_row_data, actor, note, queue_version),
            struct(attempt, generation)
        ) as last
    from {{ quarantine.queue_ledger('recycle_ledger') }}
    {%- if model %}
    where model_name = {{ quarantine.string_literal(model) }}
    {%- endif %}
    group by model_name, _dq_sk, entry
)
{%- endmacro %}
