{% macro create_tagged_sql(columns) -%}
    {%- set engine_columns = [] -%}
    {%- for name, type in quarantine.engine_column_types().items() -%}
        {%- do engine_columns.append({'name': name, 'type': type}) -%}
    {%- endfor -%}
create table if not exists {{ this }} ({{ quarantine.column_definitions(columns + engine_columns) }})
{{ file_format_clause() }}
{{ partition_cols(label='partitioned by') }}
{{ location_clause() }}
tblproperties (
    'quarantine.created_by_run' = '{{ quarantine.run_id() }}'
    {%- for name, value in (config.get('tblproperties') or {}).items() %},
    '{{ name }}' = '{{ value }}'
    {%- endfor %}
)
{{ comment_clause() }}
{%- endmacro %}
