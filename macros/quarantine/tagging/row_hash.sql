{% macro row_hash(columns) -%}
    xxhash64(
    {%- for column in columns -%}
        {%- set name = quarantine.quoted(column.name) -%}
        {%- set is_complex = column.type.split('<')[0] in ['array', 'struct', 'map', 'variant'] -%}
        {{ name }} is null, {{ 'to_json(' ~ name ~ ', ' ~ quarantine.json_options('false') ~ ')' if is_complex else name }}
        {{- ', ' if not loop.last }}
    {%- endfor -%}
    )
{%- endmacro %}
