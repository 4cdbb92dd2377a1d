{% macro spark__snapshot_staging_table(strategy, source_sql, target_relation) %}
    {%- if not quarantine.is_history() -%}
        {{ return(dbt.default__snapshot_staging_table(strategy, source_sql, target_relation)) }}
    {%- endif -%}
    {%- set options = strategy.history -%}
    {%- set columns = quarantine.history_columns(options, source_sql) -%}
    {%- set recorded = quarantine.relation_columns(target_relation) -%}
    {%- do quarantine.check_history_types(options, columns, recorded, target_relation) -%}
    {%- set stored = quarantine.stored_bookmark(target_relation) -%}
    {%- set bookmark = quarantine.read_bookmark(options, columns, source_sql, stored) -%}
    {%- set touched_since = quarantine.published_since(columns.published_at, stored) if quarantine.reads_news_only(stored, bookmark) -%}
    {%- set recorded_columns = recorded | map(attribute='name') | map('lower') | list -%}
with {{ quarantine.history_events(options, columns, source_sql, touched_since) }},

{{ quarantine.history_versions(options, columns) }},

{{ quarantine.history_differences(options, columns, recorded_columns, target_relation, touched_since) }}
{% endmacro %}
