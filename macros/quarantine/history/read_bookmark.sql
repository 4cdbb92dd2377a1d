{% macro read_bookmark(options, columns, source_sql, stored) %}
    {%- if not columns.published_at or flags.EMPTY -%}{{ return({}) }}{%- endif -%}
    {%- set bookmark = fromjson(quarantine.fetch(quarantine.history_bookmark(options, columns, source_sql, stored))[0].bookmark) -%}
    {%- do store_result('history_bookmark', response=bookmark) -%}
    {{ return(bookmark) }}
{% endmacro %}
