{% macro last_versions_sql(landing, batches) -%}
{#- The last version of each batch and its files. The raw table is asked too: a crash between the load and the entry in
    the ledger leaves the table ahead. -#}
{%- set version_mark = "'\\\\.v[0-9]+\\\\z'" -%}
{%- set here = "in ('" ~ batches | join("', '") ~ "')" -%}
select batch, max(version) as version, max_by(files, version) as files
        from (
            select
                regexp_replace(batch_id, {{ version_mark }}, '') as batch,
                coalesce(try_cast(regexp_extract(batch_id, '\\.v([0-9]+)\\z', 1) as int), 1) as version,
                collect_set(struct(source_file, source_hash)) as files
            from (
                select batch_id, source_file, source_hash
                from {{ landing.ledger }}
                where entity = '{{ landing.folder }}' and regexp_replace(batch_id, {{ version_mark }}, '') {{ here }}
                union
                select _batch_id, _source_file, _source_hash
                from {{ this }}
                where regexp_replace(_batch_id, {{ version_mark }}, '') {{ here }}
            )
            group by batch, version
        )
        group by batch
{%- endmacro %}
