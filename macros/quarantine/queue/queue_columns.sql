{% macro queue_columns() %}
    {{ return({
        '_dq_sk': 'string',
        '_dlq_source_table': 'string',
        '_dlq_model': 'string',
        '_dlq_entry': 'int',
        '_dlq_status': 'string',
        '_dlq_settled_status': 'string',
        '_dlq_timestamp': 'timestamp',
        '_dlq_settled_at': 'timestamp',
        '_dlq_failed_rules': 'array<struct<name: string, rule: string>>',
        '_dq_failed_rules': 'array<string>',
        '_dq_warnings': 'array<string>',
        '_dlq_attempt': 'int',
        '_row_data': 'string',
        '_original_row_data': 'string',
        'occurrences': 'bigint',
        '_dlq_batches': 'map<string, bigint>',
        '_dlq_actor': 'string',
        '_dlq_note': 'string',
    }) }}
{% endmacro %}
