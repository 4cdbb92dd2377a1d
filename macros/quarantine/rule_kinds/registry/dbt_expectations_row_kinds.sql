{% macro dbt_expectations_row_kinds() %}
    {%- set pair = 'dbt_expectations.expect_column_pair_values_' -%}
    {%- set compound = 'quote_columns ignore_row_if row_condition' -%}
    {{ return({
        'dbt_expectations.expect_column_distinct_values_to_be_in_set': quarantine.kind('kind_in_set', 'value_set', 'quote_values row_condition'),
        'dbt_expectations.expect_column_value_lengths_to_be_between': quarantine.kind('kind_length', '', 'min_value max_value strictly row_condition'),
        'dbt_expectations.expect_column_value_lengths_to_equal': quarantine.kind('kind_length', 'value', 'row_condition'),
        pair ~ 'A_to_be_greater_than_B': quarantine.kind('kind_pair_comparison', 'column_A column_B', 'or_equal row_condition', column=false),
        pair ~ 'to_be_equal': quarantine.kind('kind_pair_comparison', 'column_A column_B', 'row_condition', column=false),
        pair ~ 'to_be_in_set': quarantine.kind('kind_pair_in_set', 'column_A column_B value_pairs_set', 'row_condition', column=false),
        'dbt_expectations.expect_compound_columns_to_be_unique': quarantine.kind('kind_unique_columns', 'column_list', compound, column=false),
        'dbt_expectations.expect_select_column_values_to_be_unique_within_record': quarantine.kind(
            'kind_unique_within_record', 'column_list', compound, column=false),
        'dbt_expectations.expression_is_true': quarantine.kind('kind_test_condition', 'expression', 'test_condition row_condition', column=false),
        'dbt_expectations.expression_between': quarantine.kind(
            'kind_expression_between', 'expression', 'min_value max_value strictly row_condition', column=false),
    }) }}
{% endmacro %}
