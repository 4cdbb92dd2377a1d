{% macro landed_parquet_lines(landing, files) %}
{#- A file each, since each has its own columns and types. As JSON they take the way of all others. -#}
{%- set lines -%}
{%- for file in files -%}
select
            to_json(
                struct(*),
                map(
                    'timestampFormat', "yyyy-MM-dd'T'HH:mm:ss.SSSSSSXXX",
                    'timestampNTZFormat', "yyyy-MM-dd'T'HH:mm:ss.SSSSSS"
                )
            ) as line,
            '{{ file.source_file }}' as source_file
        from parquet.`{{ landing.root }}/{{ file.source_file }}`
        {{ 'union all' if not loop.last }}
{% endfor -%}
{%- endset -%}
{{ return(quarantine.parsed_json_lines(lines)) }}
{% endmacro %}
