{% macro spark__snapshot_merge_sql(target, source, insert_cols) %}
    {%- if not quarantine.is_history() -%}
        {{ return(dbt.spark__snapshot_merge_sql(target, source, insert_cols)) }}
    {%- endif -%}
    {%- set options = quarantine.history_options() -%}
    {%- set fixed = options.unique_key + [options.meta_columns.dbt_valid_from, options.meta_columns.dbt_scd_id] -%}
    {%- set matched_on = options.unique_key + [options.meta_columns.dbt_valid_from] -%}
merge into {{ target }} as recorded
using {{ source }} as difference
    on {% for name in matched_on %}recorded.{{ quarantine.quoted(name) }} = difference.{{ quarantine.quoted(name) }}{{ ' and ' if not loop.last }}{% endfor %}
when matched and difference.dbt_change_type = 'delete' then delete
when matched then update set
    {%- for name in insert_cols if name | replace('`', '') | lower not in fixed | map('lower') %}
    recorded.{{ name }} = difference.{{ name }}{{ ',' if not loop.last }}
    {%- endfor %}
when not matched and difference.dbt_change_type = 'insert' then insert ({{ insert_cols | join(', ') }})
    values ({% for name in insert_cols %}difference.{{ name }}{{ ', ' if not loop.last }}{% endfor %})
{% endmacro %}
