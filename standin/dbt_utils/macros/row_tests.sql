{% test accepted_range(model, column_name) %}
    {{ quarantine.failing_rows(model, 'dbt_utils.accepted_range', column_name, kwargs) }}
{% endtest %}

{% test expression_is_true(model, column_name=none) %}
    {{ quarantine.failing_rows(model, 'dbt_utils.expression_is_true', column_name, kwargs) }}
{% endtest %}

{% test not_accepted_values(model, column_name) %}
    {{ quarantine.failing_rows(model, 'dbt_utils.not_accepted_values', column_name, kwargs) }}
{% endtest %}

{% test not_empty_string(model, column_name) %}
    {{ quarantine.failing_rows(model, 'dbt_utils.not_empty_string', column_name, kwargs) }}
{% endtest %}

{% test relationships_where(model, column_name) %}
    {{ quarantine.failing_rows(model, 'dbt_utils.relationships_where', column_name, kwargs) }}
{% endtest %}

{% test unique_combination_of_columns(model) %}
    {{ quarantine.failing_rows(model, 'dbt_utils.unique_combination_of_columns', none, kwargs) }}
{% endtest %}

{% test mutually_exclusive_ranges(model) %}
    {{ quarantine.failing_rows(model, 'dbt_utils.mutually_exclusive_ranges', none, kwargs) }}
{% endtest %}

{% test sequential_values(model, column_name) %}
    {{ quarantine.failing_rows(model, 'dbt_utils.sequential_values', column_name, kwargs) }}
{% endtest %}
