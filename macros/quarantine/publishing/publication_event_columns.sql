{% macro publication_event_columns() %}
    {{ return({
        'model_name': 'string',
        'publication_id': 'string',
        'generation': 'string',
        'batch_id': 'string',
        'kind': 'string',
        'event': 'string',
        'event_at': 'timestamp',
        'recorded_at': 'timestamp',
        'invocation_id': 'string',
        'input_rows': 'bigint',
        'input_checksum': 'decimal(38, 0)',
        'valid_rows': 'bigint',
        'valid_checksum': 'decimal(38, 0)',
        'quarantined_rows': 'bigint',
        'quarantined_checksum': 'decimal(38, 0)',
        'warned_rows': 'bigint',
        'rules_fingerprint': 'string',
        'is_conserved': 'boolean',
        'actor': 'string',
        'reason': 'string',
    }) }}
{% endmacro %}
