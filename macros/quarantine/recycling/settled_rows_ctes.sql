{#- What people fixed or discarded, settled or still waiting, as it was rejected: CTE `typed`, in the columns of today. -#}
{% macro settled_rows_ctes(entity, columns) -%}
{%- set statuses = quarantine.queue_statuses() -%}
queue as (
    select *
    from {{ quarantine.queue_relation() }}
    where _dlq_model = {{ quarantine.string_literal(entity) }}
),

fixes as (
    select
        settled._dq_sk,
        settled.batches,
        settled.generation,
        settled.origin_rules,
        coalesce(settled.original_row_data, queue._original_row_data) as row_data,
        coalesce(settled.original_row_data, queue._original_row_data) as original_row_data,
        1 as occurrences
    from ({{ quarantine.last_fixes_sql(entity) | indent(4) }}) as settled
    left join queue
        on settled._dq_sk = queue._dq_sk
        and settled.entry = queue._dlq_entry
    where settled.outcome in ({{ statuses.closed }})
    union all
    select _dq_sk, _dlq_batches, '', _dq_failed_rules, _original_row_data, _original_row_data, 1
    from queue
    where _dlq_status in ({{ statuses.asked }}) and _dlq_settled_status in ({{ statuses.open }})
),

{{ quarantine.typed_fixes_ctes(columns, [
    'texts._dq_sk as _dlq_key',
    'texts.batches as _dlq_batches',
    'texts.generation as _dlq_generation',
    'texts.origin_rules as _dlq_rules',
    'texts.origin_names is null as _dlq_is_purged',
]) }}
{%- endmacro %}
