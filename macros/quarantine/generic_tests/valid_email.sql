{% test valid_email(model, column_name) %}
    {{ quarantine.failing_rows(model, 'quarantine.valid_email', column_name) }}
{% endtest %}
