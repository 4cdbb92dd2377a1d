{% macro aggregate_tests() %}
    {%- set of_utils = 'at_least_one cardinality_equality equal_rowcount equality fewer_rows_than not_constant not_null_proportion recency' -%}
    {%- set of_columns = 'distinct_count_to_be_greater_than distinct_count_to_be_less_than distinct_count_to_equal
        distinct_count_to_equal_other_table distinct_values_to_contain_set distinct_values_to_equal_set max_to_be_between mean_to_be_between
        median_to_be_between min_to_be_between most_common_value_to_be_in_set proportion_of_unique_values_to_be_between
        quantile_values_to_be_between stdev_to_be_between sum_to_be_between to_exist unique_value_count_to_be_between
        values_to_be_within_n_moving_stdevs values_to_be_within_n_stdevs values_to_have_consistent_casing' -%}
    {%- set of_tables = 'aggregation_to_equal_other_table column_count_to_be_between column_count_to_equal
        column_count_to_equal_other_table columns_to_contain_set columns_to_match_ordered_list columns_to_match_set
        columns_to_not_contain_set row_count_to_be_between row_count_to_equal row_count_to_equal_other_table
        row_count_to_equal_other_table_times_factor' -%}
    {%- set others = 'equal_expression expect_grouped_row_values_to_have_recent_data expect_multicolumn_sum_to_equal
        expect_row_values_to_have_data_for_every_n_datepart expect_row_values_to_have_recent_data' -%}
    {%- set names = [] -%}
    {%- for prefix, tests in {
        'dbt_utils.': of_utils, 'dbt_expectations.expect_column_': of_columns,
        'dbt_expectations.expect_table_': of_tables, 'dbt_expectations.': others,
    }.items() -%}
        {%- for test in tests.split() -%}{%- do names.append(prefix ~ test) -%}{%- endfor -%}
    {%- endfor -%}
    {{ return(names) }}
{% endmacro %}
