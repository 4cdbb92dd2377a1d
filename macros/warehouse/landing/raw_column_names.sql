{% macro raw_column_names(node) %}
    {{ return(
        quarantine.landing_columns(node) | map(attribute='name') | map('lower') | list
        + ['_rescued_data', '_new_columns', '_source_file', '_source_hash', '_batch_id', '_ingested_at']
    ) }}
{% endmacro %}
