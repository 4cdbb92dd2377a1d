{#-
Fixes and discards that wait, and those of earlier generations, for as many rows as are rejected now: CTE `fixes`. The rows of
a content key stand in a line, in the fixes and in the table; a fix has the rows whose places it shares.
-#}
{% macro counted_fixes_ctes(generation, asked) -%}
{%- set values = ['origin_warnings', 'row_data', 'original_row_data', 'actor', 'note'] -%}
asked as (
    {{ quarantine.asked_places_sql(generation, asked.by_batch, ['origin_rules'] + values) | indent(4) }}
),

rejected as (
    {{ quarantine.rejected_places_sql(generation, asked.by_batch, asked.replaced) | indent(4) }}
),

shared as (
    select
        asked._dq_sk,
        asked.entry,
        asked.attempt,
        asked.status,
        rejected.batch_id,
        sum(if(
            rejected._dq_sk is null,
            0,
            greatest(
                0,
                least(asked.last_place, rejected.last_place)
                - greatest(asked.last_place - asked.row_count, rejected.last_place - rejected.row_count)
            )
        )) as row_count,
        coalesce(min(rejected.failed_rules), min(asked.origin_rules)) as origin_rules,
        {%- for name in values %}
        min(asked.{{ name }}) as {{ name }}{{ ',' if not loop.last }}
        {%- endfor %}
    from asked
    left join rejected
        on asked._dq_sk = rejected._dq_sk
        and asked.line = rejected.line
    group by asked._dq_sk, asked.entry, asked.attempt, asked.status, rejected.batch_id
),

fixes as (
    select
        _dq_sk,
        entry,
        attempt,
        status,
        sum(row_count) as occurrences,
        map_from_entries(array_sort(collect_list(struct(batch_id, row_count)) filter (where row_count > 0))) as batches,
        {%- for name in ['origin_rules'] + values %}
        min({{ name }}) as {{ name }}{{ ',' if not loop.last }}
        {%- endfor %}
    from shared
    group by _dq_sk, entry, attempt, status
)
{%- endmacro %}
