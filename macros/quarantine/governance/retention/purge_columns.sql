{% macro purge_columns() %}
    {{ return({
        'model_name': 'string',
        'purged_at': 'timestamp',
        'older_than': 'string',
        'purged_rows': 'bigint',
        'fixed_rows': 'bigint',
        'waiting_rows': 'bigint',
        'actor': 'string',
    }) }}
{% endmacro %}
