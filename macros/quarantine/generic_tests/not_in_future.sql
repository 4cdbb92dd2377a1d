{% test not_in_future(model, column_name, tolerance=none) %}
    {{ quarantine.failing_rows(model, 'quarantine.not_in_future', column_name, {'tolerance': tolerance}) }}
{% endtest %}
