{% macro dbt_utils_kinds() %}
    {{ return({
        'dbt_utils.accepted_range': quarantine.kind('kind_range', '', 'min_value max_value inclusive'),
        'dbt_utils.expression_is_true': quarantine.kind('kind_expression', 'expression', column=none),
        'dbt_utils.not_accepted_values': quarantine.kind('kind_not_in_set', 'values', 'quote'),
        'dbt_utils.not_empty_string': quarantine.kind('kind_not_empty', '', 'trim_whitespace'),
        'dbt_utils.relationships_where': quarantine.kind('kind_relationships', 'to field', 'from_condition to_condition'),
        'dbt_utils.unique_combination_of_columns': quarantine.kind(
            'kind_unique_columns', 'combination_of_columns', 'quote_columns', column=false),
        'dbt_utils.mutually_exclusive_ranges': quarantine.kind(
            'kind_exclusive_ranges', 'lower_bound_column upper_bound_column', 'partition_by gaps zero_length_range_allowed', column=false),
        'dbt_utils.sequential_values': quarantine.kind('kind_sequential', '', 'interval datepart group_by_columns'),
    }) }}
{% endmacro %}
