{% macro missing_history_dispatch() %}
    {#- dbt reads these calls while parsing and accepts only literals in them -#}
    {%- set dispatched = {
        'build_snapshot_table': adapter.dispatch('build_snapshot_table', 'dbt'),
        'post_snapshot': adapter.dispatch('post_snapshot', 'dbt'),
        'snapshot_merge_sql': adapter.dispatch('snapshot_merge_sql', 'dbt'),
        'snapshot_staging_table': adapter.dispatch('snapshot_staging_table', 'dbt'),
        'tblproperties_clause': adapter.dispatch('tblproperties_clause', 'dbt'),
    } -%}
    {%- set missing = [] -%}
    {%- for name, found in dispatched.items() if found.macro.package_name in ['dbt', 'dbt_spark'] -%}
        {%- do missing.append(name) -%}
    {%- endfor -%}
    {{ return(missing) }}
{% endmacro %}
