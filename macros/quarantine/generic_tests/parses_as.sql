{% test parses_as(model, column_name, type, format=none) %}
    {{ quarantine.failing_rows(model, 'quarantine.parses_as', column_name, {'type': type, 'format': format}) }}
{% endtest %}
