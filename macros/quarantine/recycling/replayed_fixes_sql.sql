{#-
Fixes and discards of earlier generations, for the rows that this generation rejects as well. Where it accepts the
origin, 0 rows are left to deliver: the origin is in `_valid` by itself.
-#}
{% macro replayed_fixes_sql(generation) -%}
select
    last_fixes._dq_sk,
    last_fixes.entry,
    last_fixes.attempt,
    if(last_fixes.outcome = 'recycled', 'fixed', 'discarded') as status,
    coalesce(sum(least(rejected.row_count, covered_rows)), 0) as occurrences,
    map_from_entries(array_sort(
        collect_list(struct(batch_id, least(rejected.row_count, covered_rows))) filter (where rejected.row_count > 0)
    )) as batches,
    coalesce(min(rejected.failed_rules), any_value(last_fixes.origin_rules)) as origin_rules,
    any_value(last_fixes.warnings) as origin_warnings,
    any_value(last_fixes.row_data) as row_data,
    any_value(last_fixes.original_row_data) as original_row_data,
    any_value(last_fixes.actor) as actor,
    any_value(last_fixes.note) as note
from last_fixes
lateral view explode(last_fixes.batches) as batch_id, covered_rows
left join (
    select tagged._dq_sk, {{ quarantine.batch_key_sql('tagged') }} as batch_key, count(*) as row_count,
        min(tagged._dq_failed_rules) as failed_rules
    from {{ this }} as tagged
    where not tagged._dq_valid and tagged._dq_publication_id >= '{{ generation }}'
    group by all
) as rejected
    on last_fixes._dq_sk = rejected._dq_sk
    and batch_id = rejected.batch_key
where last_fixes.generation < '{{ generation }}' and last_fixes.outcome in ({{ quarantine.queue_statuses().closed }})
group by last_fixes._dq_sk, last_fixes.entry, last_fixes.attempt, last_fixes.outcome
{%- endmacro %}
