{% test valid_url(model, column_name, schemes=none) %}
    {{ quarantine.failing_rows(model, 'quarantine.valid_url', column_name, {'schemes': schemes}) }}
{% endtest %}
