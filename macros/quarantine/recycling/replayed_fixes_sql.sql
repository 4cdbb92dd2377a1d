{#-
Fixes and discards of earlier generations, for the rows that are rejected in this one as well. Where the input has lost
such a row, nothing is left to deliver.
-#}
{% macro replayed_fixes_sql(generation) -%}
select
    fixes._dq_sk,
    fixes.entry,
    fixes.attempt,
    if(fixes.outcome = 'recycled', 'fixed', 'discarded') as status,
    coalesce(sum(least(rejected.row_count, fixes.row_count)), 0) as occurrences,
    map_from_entries(array_sort(
        collect_list(struct(fixes.batch_id, least(rejected.row_count, fixes.row_count))) filter (where rejected.row_count > 0)
    )) as batches,
    coalesce(min(rejected.failed_rules), min(fixes.origin_rules)) as origin_rules,
    min(fixes.warnings) as origin_warnings,
    min(fixes.row_data) as row_data,
    min(fixes.original_row_data) as original_row_data,
    min(fixes.actor) as actor,
    min(fixes.note) as note
from (
    select last_fixes.*, batch_id, row_count
    from last_fixes
    lateral view explode(batches) as batch_id, row_count
    where generation < '{{ generation }}' and outcome in ({{ quarantine.queue_statuses().closed }})
) as fixes
left join (
    select
        tagged._dq_sk,
        {{ quarantine.batch_key_sql('tagged') }} as batch_id,
        count(*) as row_count,
        min(tagged._dq_failed_rules) as failed_rules
    from {{ this }} as tagged
    where not tagged._dq_valid and tagged._dq_publication_id >= '{{ generation }}'
    group by 1, 2
) as rejected
    on fixes._dq_sk = rejected._dq_sk
    and fixes.batch_id = rejected.batch_id
group by fixes._dq_sk, fixes.entry, fixes.attempt, fixes.outcome
{%- endmacro %}
