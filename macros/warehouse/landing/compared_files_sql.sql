{% macro compared_files_sql(landing, batches) %}
{#- All files of the batches that have something unknown. A batch is new when a file of it, path and content, is not in
    its last version; it is then loaded whole, under the next version's name, but for the files that can't be loaded. -#}
with
    found as (
        select
            source_file,
            split_part(source_file, '/', 2) as batch,
            length,
            unix_micros(modificationTime) as modified_micros,
            sha2(content, 256) as source_hash,
            header,
            {{ quarantine.content_problem(landing) }} as problem
        from (
            select
                *,
                {{ quarantine.source_file(landing) }} as source_file,
                {{ quarantine.csv_header('content') if landing.format == 'csv' else 'array()' }} as header
            from binaryFile.`{{ landing.root }}/{{ landing.folder }}/{{ '{' ~ batches | join(',') ~ '}' }}/*.{{ landing.format }}`
                with (recursiveFileLookup = 'true')
        )
        where ({{ quarantine.file_problem(landing) }}) is null
    ),
    last_versions as (
        {{ quarantine.last_versions_sql(landing, batches) }}
    ),
    compared as (
        select
            found.*,
            coalesce(last_versions.version, 0) as version,
            found.problem is null and bool_or(
                found.problem is null
                and not coalesce(array_contains(last_versions.files, struct(found.source_file, found.source_hash)), false)
            ) over (partition by found.batch) as is_new
        from found
        left join last_versions on found.batch = last_versions.batch
    )
select
    to_json(
        struct(
            source_file, source_hash, length, modified_micros, is_new, header, problem, batch,
            batch || if(version + int(is_new) = 1, '', '.v' || (version + int(is_new))) as batch_id
        )
    ) as file
from compared
order by source_file
{% endmacro %}
