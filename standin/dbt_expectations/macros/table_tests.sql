{% test equal_expression(model) %}
    {{ dbt_expectations.needs_the_real_package('equal_expression', kwargs) }}
{% endtest %}

{% test expect_column_distinct_count_to_be_greater_than(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_column_distinct_count_to_be_greater_than', kwargs) }}
{% endtest %}

{% test expect_column_distinct_count_to_be_less_than(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_column_distinct_count_to_be_less_than', kwargs) }}
{% endtest %}

{% test expect_column_distinct_count_to_equal(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_column_distinct_count_to_equal', kwargs) }}
{% endtest %}

{% test expect_column_distinct_count_to_equal_other_table(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_column_distinct_count_to_equal_other_table', kwargs) }}
{% endtest %}

{% test expect_column_distinct_values_to_contain_set(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_column_distinct_values_to_contain_set', kwargs) }}
{% endtest %}

{% test expect_column_distinct_values_to_equal_set(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_column_distinct_values_to_equal_set', kwargs) }}
{% endtest %}

{% test expect_column_max_to_be_between(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_column_max_to_be_between', kwargs) }}
{% endtest %}

{% test expect_column_mean_to_be_between(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_column_mean_to_be_between', kwargs) }}
{% endtest %}

{% test expect_column_median_to_be_between(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_column_median_to_be_between', kwargs) }}
{% endtest %}

{% test expect_column_min_to_be_between(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_column_min_to_be_between', kwargs) }}
{% endtest %}

{% test expect_column_most_common_value_to_be_in_set(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_column_most_common_value_to_be_in_set', kwargs) }}
{% endtest %}

{% test expect_column_proportion_of_unique_values_to_be_between(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_column_proportion_of_unique_values_to_be_between', kwargs) }}
{% endtest %}

{% test expect_column_quantile_values_to_be_between(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_column_quantile_values_to_be_between', kwargs) }}
{% endtest %}

{% test expect_column_stdev_to_be_between(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_column_stdev_to_be_between', kwargs) }}
{% endtest %}

{% test expect_column_sum_to_be_between(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_column_sum_to_be_between', kwargs) }}
{% endtest %}

{% test expect_column_to_exist(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_column_to_exist', kwargs) }}
{% endtest %}

{% test expect_column_unique_value_count_to_be_between(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_column_unique_value_count_to_be_between', kwargs) }}
{% endtest %}

{% test expect_column_values_to_be_in_type_list(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_column_values_to_be_in_type_list', kwargs) }}
{% endtest %}

{% test expect_column_values_to_be_of_type(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_column_values_to_be_of_type', kwargs) }}
{% endtest %}

{% test expect_column_values_to_be_within_n_moving_stdevs(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_column_values_to_be_within_n_moving_stdevs', kwargs) }}
{% endtest %}

{% test expect_column_values_to_be_within_n_stdevs(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_column_values_to_be_within_n_stdevs', kwargs) }}
{% endtest %}

{% test expect_column_values_to_have_consistent_casing(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_column_values_to_have_consistent_casing', kwargs) }}
{% endtest %}

{% test expect_grouped_row_values_to_have_recent_data(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_grouped_row_values_to_have_recent_data', kwargs) }}
{% endtest %}

{% test expect_multicolumn_sum_to_equal(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_multicolumn_sum_to_equal', kwargs) }}
{% endtest %}

{% test expect_row_values_to_have_data_for_every_n_datepart(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_row_values_to_have_data_for_every_n_datepart', kwargs) }}
{% endtest %}

{% test expect_row_values_to_have_recent_data(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_row_values_to_have_recent_data', kwargs) }}
{% endtest %}

{% test expect_table_aggregation_to_equal_other_table(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_table_aggregation_to_equal_other_table', kwargs) }}
{% endtest %}

{% test expect_table_column_count_to_be_between(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_table_column_count_to_be_between', kwargs) }}
{% endtest %}

{% test expect_table_column_count_to_equal(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_table_column_count_to_equal', kwargs) }}
{% endtest %}

{% test expect_table_column_count_to_equal_other_table(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_table_column_count_to_equal_other_table', kwargs) }}
{% endtest %}

{% test expect_table_columns_to_contain_set(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_table_columns_to_contain_set', kwargs) }}
{% endtest %}

{% test expect_table_columns_to_match_ordered_list(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_table_columns_to_match_ordered_list', kwargs) }}
{% endtest %}

{% test expect_table_columns_to_match_set(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_table_columns_to_match_set', kwargs) }}
{% endtest %}

{% test expect_table_columns_to_not_contain_set(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_table_columns_to_not_contain_set', kwargs) }}
{% endtest %}

{% test expect_table_row_count_to_be_between(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_table_row_count_to_be_between', kwargs) }}
{% endtest %}

{% test expect_table_row_count_to_equal(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_table_row_count_to_equal', kwargs) }}
{% endtest %}

{% test expect_table_row_count_to_equal_other_table(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_table_row_count_to_equal_other_table', kwargs) }}
{% endtest %}

{% test expect_table_row_count_to_equal_other_table_times_factor(model) %}
    {{ dbt_expectations.needs_the_real_package('expect_table_row_count_to_equal_other_table_times_factor', kwargs) }}
{% endtest %}
