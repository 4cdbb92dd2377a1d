{#- Texts that a person wrote as SQL or as a regular expression may be no SQL at all. -#}
{% macro has_user_sql(rule) %}
    {%- set texts = ['expression', 'test_condition', 'row_condition', 'from_condition', 'to_condition', 'regex', 'regex_list',
        'value_pairs_set', 'step', 'partition_by', 'sort_column', 'group_by', 'format'] -%}
    {%- set bounds = [rule.arguments.get('min_value'), rule.arguments.get('max_value')] | select('string') | list -%}
    {%- set has_bare_values = rule.arguments.get('quote', true) == false or rule.arguments.get('quote_values', true) == false -%}
    {{ return(rule.where is not none or bounds != [] or has_bare_values or texts | select('in', rule.arguments) | list != []) }}
{% endmacro %}
