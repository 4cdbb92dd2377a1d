{% macro engine_column_types() %}
    {{ return({
        '_dq_failed_rules': 'array<string>',
        '_dq_warnings': 'array<string>',
        '_dq_valid': 'boolean',
        '_dq_warned': 'boolean',
        '_dq_sk': 'string',
        '_dq_batch_id': 'string',
        '_dq_publication_id': 'string',
        '_dq_tagged_at': 'timestamp',
        '_dq_rules_fingerprint': 'string',
    }) }}
{% endmacro %}
