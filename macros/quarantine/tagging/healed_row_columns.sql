{% macro healed_row_columns() %}
    {{ return({
        'model_name': 'string',
        'publication_id': 'string',
        'healed_at': 'timestamp',
        'row_key': 'string',
        'batch_id': 'string',
        'old_publication_id': 'string',
        'old_failed_rules': 'array<string>',
        'old_warnings': 'array<string>',
        'failed_rules': 'array<string>',
        'warnings': 'array<string>',
        'is_released': 'boolean',
        'held_since': 'timestamp',
        'row_count': 'bigint',
    }) }}
{% endmacro %}
