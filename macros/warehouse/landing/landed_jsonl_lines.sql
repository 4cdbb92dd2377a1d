{% macro landed_jsonl_lines(landing, files) %}
{%- set lines -%}
select
            make_valid_utf8(trim(leading '\ufeff' from value)) as line,
            substring_index(_metadata.file_path, '/', -3) as source_file
        from text.`{{ quarantine.landing_glob(landing, files) }}`
        where value rlike '[^\\s\\ufeff]'
{%- endset -%}
{{ return(quarantine.parsed_json_lines(lines)) }}
{% endmacro %}
