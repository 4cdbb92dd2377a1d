{#-
Fixes and discards that wait, and those of earlier generations, for the rows that are rejected in this one as well. Where
the input has lost such a row, or its batch was sent again, nothing is left to deliver. A row of a batch that is still there
can't be lost: it has another content key where columns were dropped or changed their type.
-#}
{% macro replayed_fixes_sql(generation, batches) -%}
{%- set values = 'origin_rules, warnings, row_data, original_row_data, actor, note, batch_id, row_count' -%}
select
    fixes._dq_sk,
    fixes.entry,
    fixes.attempt,
    fixes.status,
    sum(left_rows) as occurrences,
    map_from_entries(array_sort(
        collect_list(struct(fixes.batch_id, left_rows)) filter (where left_rows > 0)
    )) as batches,
    coalesce(min(rejected.failed_rules), min(fixes.origin_rules)) as origin_rules,
    min(fixes.warnings) as origin_warnings,
    min(fixes.row_data) as row_data,
    min(fixes.original_row_data) as original_row_data,
    min(fixes.actor) as actor,
    min(fixes.note) as note
from (
    select _dq_sk, entry, attempt, status, {{ values.replace('warnings', 'origin_warnings as warnings') }}
    from waiting
    lateral view explode(batches) as batch_id, row_count
    union all
    select _dq_sk, entry, attempt, if(outcome = 'recycled', 'fixed', 'discarded'), {{ values }}
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
    where
        not tagged._dq_valid
        and tagged._dq_publication_id >= '{{ generation }}'
        {%- if batches.replaced %}
        and {{ quarantine.batch_key_sql('tagged') }} not in ({{ batches.replaced | join(', ') }})
        {%- endif %}
    group by 1, 2
) as rejected
    on fixes._dq_sk = rejected._dq_sk
    and fixes.batch_id = rejected.batch_id
lateral view explode(array(
    case
        when rejected.row_count > 0 then least(rejected.row_count, fixes.row_count)
        when fixes.batch_id in ({{ batches.kept | join(', ') or 'null' }}) then fixes.row_count
        else 0
    end
)) as left_rows
group by fixes._dq_sk, fixes.entry, fixes.attempt, fixes.status
{%- endmacro %}
