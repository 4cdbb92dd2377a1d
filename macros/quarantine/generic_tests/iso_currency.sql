{% test iso_currency(model, column_name) %}
    {{ quarantine.failing_rows(model, 'quarantine.iso_currency', column_name) }}
{% endtest %}
