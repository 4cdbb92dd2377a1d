{% test valid_json(model, column_name, keys=none) %}
    {{ quarantine.failing_rows(model, 'quarantine.valid_json', column_name, {'keys': keys}) }}
{% endtest %}
