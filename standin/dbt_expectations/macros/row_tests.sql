{% test expect_column_values_to_be_null(model, column_name) %}
    {{ quarantine.failing_rows(model, 'dbt_expectations.expect_column_values_to_be_null', column_name, kwargs) }}
{% endtest %}

{% test expect_column_values_to_not_be_null(model, column_name) %}
    {{ quarantine.failing_rows(model, 'dbt_expectations.expect_column_values_to_not_be_null', column_name, kwargs) }}
{% endtest %}

{% test expect_column_values_to_be_unique(model, column_name) %}
    {{ quarantine.failing_rows(model, 'dbt_expectations.expect_column_values_to_be_unique', column_name, kwargs) }}
{% endtest %}

{% test expect_column_values_to_be_between(model, column_name) %}
    {{ quarantine.failing_rows(model, 'dbt_expectations.expect_column_values_to_be_between', column_name, kwargs) }}
{% endtest %}

{% test expect_column_values_to_be_in_set(model, column_name) %}
    {{ quarantine.failing_rows(model, 'dbt_expectations.expect_column_values_to_be_in_set', column_name, kwargs) }}
{% endtest %}

{% test expect_column_values_to_not_be_in_set(model, column_name) %}
    {{ quarantine.failing_rows(model, 'dbt_expectations.expect_column_values_to_not_be_in_set', column_name, kwargs) }}
{% endtest %}

{% test expect_column_distinct_values_to_be_in_set(model, column_name) %}
    {{ quarantine.failing_rows(model, 'dbt_expectations.expect_column_distinct_values_to_be_in_set', column_name, kwargs) }}
{% endtest %}

{% test expect_column_values_to_be_increasing(model, column_name) %}
    {{ quarantine.failing_rows(model, 'dbt_expectations.expect_column_values_to_be_increasing', column_name, kwargs) }}
{% endtest %}

{% test expect_column_values_to_be_decreasing(model, column_name) %}
    {{ quarantine.failing_rows(model, 'dbt_expectations.expect_column_values_to_be_decreasing', column_name, kwargs) }}
{% endtest %}

{% test expect_column_value_lengths_to_be_between(model, column_name) %}
    {{ quarantine.failing_rows(model, 'dbt_expectations.expect_column_value_lengths_to_be_between', column_name, kwargs) }}
{% endtest %}

{% test expect_column_value_lengths_to_equal(model, column_name) %}
    {{ quarantine.failing_rows(model, 'dbt_expectations.expect_column_value_lengths_to_equal', column_name, kwargs) }}
{% endtest %}

{% test expect_column_values_to_match_regex(model, column_name) %}
    {{ quarantine.failing_rows(model, 'dbt_expectations.expect_column_values_to_match_regex', column_name, kwargs) }}
{% endtest %}

{% test expect_column_values_to_not_match_regex(model, column_name) %}
    {{ quarantine.failing_rows(model, 'dbt_expectations.expect_column_values_to_not_match_regex', column_name, kwargs) }}
{% endtest %}

{% test expect_column_values_to_match_regex_list(model, column_name) %}
    {{ quarantine.failing_rows(model, 'dbt_expectations.expect_column_values_to_match_regex_list', column_name, kwargs) }}
{% endtest %}

{% test expect_column_values_to_not_match_regex_list(model, column_name) %}
    {{ quarantine.failing_rows(model, 'dbt_expectations.expect_column_values_to_not_match_regex_list', column_name, kwargs) }}
{% endtest %}

{% test expect_column_values_to_match_like_pattern(model, column_name) %}
    {{ quarantine.failing_rows(model, 'dbt_expectations.expect_column_values_to_match_like_pattern', column_name, kwargs) }}
{% endtest %}

{% test expect_column_values_to_not_match_like_pattern(model, column_name) %}
    {{ quarantine.failing_rows(model, 'dbt_expectations.expect_column_values_to_not_match_like_pattern', column_name, kwargs) }}
{% endtest %}

{% test expect_column_values_to_match_like_pattern_list(model, column_name) %}
    {{ quarantine.failing_rows(model, 'dbt_expectations.expect_column_values_to_match_like_pattern_list', column_name, kwargs) }}
{% endtest %}

{% test expect_column_values_to_not_match_like_pattern_list(model, column_name) %}
    {{ quarantine.failing_rows(model, 'dbt_expectations.expect_column_values_to_not_match_like_pattern_list', column_name, kwargs) }}
{% endtest %}

{% test expect_column_pair_values_A_to_be_greater_than_B(model) %}
    {{ quarantine.failing_rows(model, 'dbt_expectations.expect_column_pair_values_A_to_be_greater_than_B', none, kwargs) }}
{% endtest %}

{% test expect_column_pair_values_to_be_equal(model) %}
    {{ quarantine.failing_rows(model, 'dbt_expectations.expect_column_pair_values_to_be_equal', none, kwargs) }}
{% endtest %}

{% test expect_column_pair_values_to_be_in_set(model) %}
    {{ quarantine.failing_rows(model, 'dbt_expectations.expect_column_pair_values_to_be_in_set', none, kwargs) }}
{% endtest %}

{% test expect_compound_columns_to_be_unique(model) %}
    {{ quarantine.failing_rows(model, 'dbt_expectations.expect_compound_columns_to_be_unique', none, kwargs) }}
{% endtest %}

{% test expect_select_column_values_to_be_unique_within_record(model) %}
    {{ quarantine.failing_rows(model, 'dbt_expectations.expect_select_column_values_to_be_unique_within_record', none, kwargs) }}
{% endtest %}

{% test expression_is_true(model) %}
    {{ quarantine.failing_rows(model, 'dbt_expectations.expression_is_true', none, kwargs) }}
{% endtest %}

{% test expression_between(model) %}
    {{ quarantine.failing_rows(model, 'dbt_expectations.expression_between', none, kwargs) }}
{% endtest %}
