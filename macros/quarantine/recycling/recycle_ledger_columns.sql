{% macro recycle_ledger_columns() %}
    {{ return({
        'model_name': 'string',
        '_dq_sk': 'string',
        'entry': 'int',
        'attempt': 'int',
        'fix_id': 'string',
        'generation': 'string',
        'publication_id': 'string',
        'outcome': 'string',
        'recycled_at': 'timestamp',
        'invocation_id': 'string',
        'occurrences': 'bigint',
        'batches': 'map<string, bigint>',
        'origin_rules': 'array<string>',
        'failed_rules': 'array<struct<name: string, rule: string>>',
        'warnings': 'array<string>',
        'row_data': 'string',
        'original_row_data': 'string',
        'actor': 'string',
        'note': 'string',
        'queue_version': 'bigint',
    }) }}
{% endmacro %}
