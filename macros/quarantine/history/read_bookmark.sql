{% macro read_bookmark(options, columns, source_sql, stored) %}
    {%- if not columns.published_at or flags.EMPTY -%}{{ return({}) }}{%- endif -%}
    {#- the ledger knows the engine's own time of publication, no other column -#}
    {%- set entities = quarantine.published_parents() if columns.published_at.name | lower == '_dq_published_at' else [] -%}
    {%- set bookmark_sql = quarantine.ledger_bookmark(options, entities, stored) if entities
        else quarantine.log_bookmark(options, columns, source_sql, stored) -%}
    {%- set bookmark = fromjson(quarantine.fetch(bookmark_sql)[0].bookmark) -%}
    {%- do store_result('history_bookmark', response=bookmark) -%}
    {{ return(bookmark) }}
{% endmacro %}
