{% test valid_uuid(model, column_name) %}
    {{ quarantine.failing_rows(model, 'quarantine.valid_uuid', column_name) }}
{% endtest %}
