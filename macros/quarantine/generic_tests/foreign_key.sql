{% test foreign_key(model, to, columns, fields, from_condition=none, to_condition=none) %}
    {{ quarantine.failing_rows(model, 'quarantine.foreign_key', none, {'to': to, 'columns': columns, 'fields': fields, 'from_condition': from_condition, 'to_condition': to_condition}) }}
{% endtest %}
