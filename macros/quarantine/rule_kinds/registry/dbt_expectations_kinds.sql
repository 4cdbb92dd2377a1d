{% macro dbt_expectations_kinds() %}
    {%- set of_values = {
        'be_null': ['kind_null'],
        'not_be_null': ['kind_not_null'],
        'be_unique': ['kind_unique'],
        'be_between': ['kind_range', '', 'min_value max_value strictly'],
        'be_in_set': ['kind_in_set', 'value_set', 'quote_values'],
        'not_be_in_set': ['kind_not_in_set', 'value_set', 'quote_values'],
        'be_increasing': ['kind_ordered', '', 'sort_column strictly group_by step'],
        'be_decreasing': ['kind_ordered', '', 'sort_column strictly group_by step'],
        'match_regex': ['kind_regex', 'regex', 'is_raw flags'],
        'not_match_regex': ['kind_regex', 'regex', 'is_raw flags'],
        'match_regex_list': ['kind_regex', 'regex_list', 'match_on is_raw flags'],
        'not_match_regex_list': ['kind_regex', 'regex_list', 'match_on is_raw flags'],
        'match_like_pattern': ['kind_like', 'like_pattern'],
        'not_match_like_pattern': ['kind_like', 'like_pattern'],
        'match_like_pattern_list': ['kind_like', 'like_pattern_list', 'match_on'],
        'not_match_like_pattern_list': ['kind_like', 'like_pattern_list', 'match_on'],
    } -%}
    {%- set kinds = quarantine.dbt_expectations_row_kinds() -%}
    {%- for name, given in of_values.items() -%}
        {%- set optional = (given[2] if given | length > 2 else '') ~ ' row_condition' -%}
        {%- do kinds.update({'dbt_expectations.expect_column_values_to_' ~ name:
            quarantine.kind(given[0], given[1] if given | length > 1 else '', optional)}) -%}
    {%- endfor -%}
    {{ return(kinds) }}
{% endmacro %}
