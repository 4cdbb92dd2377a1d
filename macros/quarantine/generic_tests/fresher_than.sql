{% test fresher_than(model, column_name, age) %}
    {{ quarantine.failing_rows(model, 'quarantine.fresher_than', column_name, {'age': age}) }}
{% endtest %}
