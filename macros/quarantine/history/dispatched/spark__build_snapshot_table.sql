{% macro spark__build_snapshot_table(strategy, sql) %}
    {%- if not quarantine.is_history() -%}{{ return(dbt.default__build_snapshot_table(strategy, sql)) }}{%- endif -%}
    {%- set columns = quarantine.history_columns(strategy.history, sql) -%}
    {%- do quarantine.read_bookmark(strategy.history, columns, sql, {}) -%}
with {{ quarantine.history_events(strategy.history, columns, sql) }},

{{ quarantine.history_versions(strategy.history, columns) }}

select * from versions
{% endmacro %}
