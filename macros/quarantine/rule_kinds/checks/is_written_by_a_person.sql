{% macro is_written_by_a_person(rule) %}
    {%- set arguments = ['expression', 'test_condition', 'row_condition', 'from_condition', 'to_condition', 'regex', 'regex_list',
        'value_pairs_set', 'step', 'partition_by'] -%}
    {%- set bounds = [rule.arguments.get('min_value'), rule.arguments.get('max_value')] | select('string') | list -%}
    {{ return(rule.where is not none or bounds != [] or arguments | select('in', rule.arguments) | list != []) }}
{% endmacro %}
