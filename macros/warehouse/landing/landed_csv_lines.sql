{% macro landed_csv_lines(landing, files) %}
{#- One view per distinct header, because Spark's reader goes by position and takes the first file's header for all. -#}
{%- set groups = {} -%}
{%- for file in files if file.header -%}
    {%- do groups.setdefault(tojson(file.header), []).append(file) -%}
{%- endfor -%}
{%- set branches = ["select cast(null as map<string, string>) as fields, '' as line, '' as source_file where false"] -%}
{%- for key, members in groups.items() -%}
    {%- set names = quarantine.distinct_names(fromjson(key)) -%}
    {%- set view = landing.view ~ '_' ~ loop.index -%}
    {%- do run_query(quarantine.csv_view_sql(landing, members, view, names | length)) -%}
    {%- set branch -%}
        select
            if(corrupt is null, map_from_arrays(array(
                {%- for name in names -%}{{ quarantine.string_literal(name) }}{{ ', ' if not loop.last }}{%- endfor -%}
            ), array(
                {%- for name in names -%}field_{{ loop.index }}{{ ', ' if not loop.last }}{%- endfor -%}
            )), null) as fields,
            make_valid_utf8(corrupt) as line,
            substring_index(input_file_name(), '/', -3) as source_file
        from {{ view }}
    {%- endset -%}
    {%- do branches.append(branch) -%}
{%- endfor -%}
{{ return(branches | join('\n        union all\n        ')) }}
{% endmacro %}
