{% test valid_ip(model, column_name, version=none) %}
    {{ quarantine.failing_rows(model, 'quarantine.valid_ip', column_name, {'version': version}) }}
{% endtest %}
