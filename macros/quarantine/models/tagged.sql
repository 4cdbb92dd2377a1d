{% macro tagged(lookups=[], batch_column=none) %}
    {{- config(
        materialized='quarantine_tagged',
        file_format='delta',
        partition_by=['_dq_publication_id', '_dq_valid', '_dq_warned', '_dq_rules_fingerprint'],
        quarantine_batch_column=batch_column,
    ) -}}
{% endmacro %}
