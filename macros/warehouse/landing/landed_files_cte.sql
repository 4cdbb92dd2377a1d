{% macro landed_files_cte(landing, files) -%}
{#- The files as they were hashed; one that has changed since then stops the load, and the next run sees it anew. -#}
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
    files as (
        select
            hashed.source_file,
            hashed.batch_id,
            if(
                coalesce(listed.length = hashed.length and listed.modified_micros = hashed.modified_micros, false),
                hashed.source_hash,
                raise_error(concat(hashed.source_file, ': changed while it was being loaded. Run the build again.'))
            ) as source_hash
        from hashed
        left join listed on hashed.source_file = listed.source_file
    )
{%- endmacro %}
