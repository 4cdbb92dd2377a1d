{% test iso_country(model, column_name, form=none) %}
    {{ quarantine.failing_rows(model, 'quarantine.iso_country', column_name, {'form': form}) }}
{% endtest %}
