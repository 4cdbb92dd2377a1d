{% test in_range(model, column_name, min_value=none, max_value=none, inclusive=true) %}
    {{ quarantine.failing_rows(model, 'quarantine.in_range', column_name, {'min_value': min_value, 'max_value': max_value, 'inclusive': inclusive}) }}
{% endtest %}
