{% macro unknown_files_sql(landing) %}
{#- The files that the ledger did not see last with this size and time. Only these are opened. One text column, because
    dbt turns texts that look like numbers or dates into such. -#}
with
    listed as (
        select
            {{ quarantine.source_file(landing) }} as source_file,
            length,
            modificationTime as modified_at
        from binaryFile.`{{ landing.root }}` with (recursiveFileLookup = 'true')
    ),
    entity_files as (
        select
            source_file,
            length,
            modified_at,
            {{ quarantine.file_problem(landing) }} as problem
        from listed
        where startswith(source_file, '{{ landing.folder }}/')
    ),
    last_seen as (
        select source_file, max_by(struct(length, modified_at), recorded_at) as state
        from (
            {#- one task: grouping a few rows needs no shuffle #}
            select /*+ coalesce(1) */ source_file, length, modified_at, recorded_at
            from {{ landing.ledger }}
            where entity = '{{ landing.folder }}'
        )
        group by source_file
    )
select to_json(named_struct('source_file', entity_files.source_file, 'problem', entity_files.problem)) as file
from entity_files
left join last_seen
    on entity_files.source_file = last_seen.source_file
    and entity_files.length = last_seen.state.length
    and entity_files.modified_at = last_seen.state.modified_at
where last_seen.source_file is null
{% endmacro %}
