{% test unique_columns(model, columns, quote_columns=false, ignore_row_if=none) %}
    {{ quarantine.failing_rows(model, 'quarantine.unique_columns', none, {'columns': columns, 'quote_columns': quote_columns, 'ignore_row_if': ignore_row_if}) }}
{% endtest %}
