{% macro content_columns(options, columns) %}
    {%- set ingestion = ['_source_file', '_source_hash', '_batch_id', '_ingested_at'] + options.get('ingestion_columns', []) -%}
    {{ return(columns | rejectattr('name', 'in', ingestion) | list) }}
{% endmacro %}
