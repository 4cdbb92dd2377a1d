{#- The SQL in a test's arguments, by argument; one text for each member of a list. -#}
{% macro user_sql_texts(arguments) %}
    {%- set is_bare = not arguments.get('quote', true) or not arguments.get('quote_values', true) -%}
    {%- set texts = {} -%}
    {%- for key in ['expression', 'row_condition', 'test_condition', 'from_condition', 'to_condition', 'min_value', 'max_value', 'step',
            'lower_bound_column', 'upper_bound_column', 'partition_by', 'sort_column', 'column_A', 'column_B', 'interval', 'field', 'fields',
            'combination_of_columns', 'columns', 'column_list', 'group_by', 'group_by_columns', 'value_pairs_set']
            + (['values', 'value_set'] if is_bare else []) -%}
        {%- set members = [] -%}
        {%- for member in quarantine.flat_list(arguments.get(key)) -%}{%- do members.append(member | string) -%}{%- endfor -%}
        {%- if members -%}{%- do texts.update({key: members}) -%}{%- endif -%}
    {%- endfor -%}
    {{ return(texts) }}
{% endmacro %}
