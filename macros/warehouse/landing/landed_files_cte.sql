{% macro landed_files_cte(landing, files) -%}
{#- The files as they were hashed; one that has changed since then stops the load, and the next run sees it anew. So does
    a batch that another run has loaded since. Because the insert reads it here, Delta refuses the second of two runs that
    load it at the same moment. -#}
hashed as (
        select *
        from values
            {% for file in files -%}
            ('{{ file.source_file }}', '{{ file.source_hash }}', '{{ file.batch_id }}', {{ file.length }}L, {{ file.modified_micros }}L){{ ',' if not loop.last }}
            {% endfor -%}
            as hashed (source_file, source_hash, batch_id, length, modified_micros)
    ),
    listed as (
        select substring_index(path, '/', -3) as source_file, length, unix_micros(modificationTime) as modified_micros
        from binaryFile.`{{ quarantine.landing_glob(landing, files) }}`
    ),
    loaded as (
        select _batch_id
        from {{ landing.table }}
        where _batch_id in ('{{ files | map(attribute='batch_id') | unique(case_sensitive=true) | join("', '") }}')
    ),
    files as (
        select
            hashed.source_file,
            hashed.batch_id,
            case
                when loaded._batch_id is not null
                    then raise_error(concat(hashed.batch_id, ': loaded by another run at the same time. Run the build again.'))
                when coalesce(listed.length = hashed.length and listed.modified_micros = hashed.modified_micros, false)
                    then hashed.source_hash
                else raise_error(concat(hashed.source_file, ': changed while it was being loaded. Run the build again.'))
            end as source_hash
        from hashed
        left join listed on hashed.source_file = listed.source_file
        left join loaded on hashed.batch_id = loaded._batch_id
    )
{%- endmacro %}
