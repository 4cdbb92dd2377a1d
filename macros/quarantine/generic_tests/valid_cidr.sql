{% test valid_cidr(model, column_name, version=none) %}
    {{ quarantine.failing_rows(model, 'quarantine.valid_cidr', column_name, {'version': version}) }}
{% endtest %}
