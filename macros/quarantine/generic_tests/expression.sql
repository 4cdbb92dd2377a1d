{% test expression(model, expression, column_name=none) %}
    {{ quarantine.failing_rows(model, 'quarantine.expression', column_name, {'expression': expression}) }}
{% endtest %}
