{% macro queue_change_columns() %}
    {{ return({
        'model_name': 'string',
        '_dq_sk': 'string',
        'entry': 'int',
        'changed_at': 'timestamp',
        'actor': 'string',
        'action': 'string',
        'old_status': 'string',
        'new_status': 'string',
        'row_data_before': 'string',
        'row_data_after': 'string',
        'reason': 'string',
    }) }}
{% endmacro %}
