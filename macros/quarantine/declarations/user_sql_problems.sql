{#- SQL written by a person must give the same verdict every time it is asked, from the row alone. -#}
{% macro user_sql_problems(test, where) %}
    {%- set texts = {'where': test.config.where} -%}
    {%- set given = test.test_metadata.kwargs -%}
    {%- for key in ['expression', 'row_condition', 'test_condition', 'from_condition', 'to_condition', 'min_value', 'max_value', 'step',
            'lower_bound_column', 'upper_bound_column', 'partition_by', 'sort_column', 'column_A', 'column_B', 'interval',
            'combination_of_columns', 'columns', 'column_list', 'group_by', 'group_by_columns'] -%}
        {%- set text = given.get(key) -%}
        {%- do texts.update({key: text if text is string else (text or []) | join(', ') if text is sequence else none}) -%}
    {%- endfor -%}
    {%- for key in ['values', 'value_set'] if not given.get('quote', true) or not given.get('quote_values', true) -%}
        {%- do texts.update({key: (given.get(key) or []) | join(', ')}) -%}
    {%- endfor -%}
    {%- set problems = [] -%}
    {%- for key, text in texts.items() if text is string -%}
        {%- set code = modules.re.sub("'([^'\\\\]|\\\\.)*'|\"([^\"\\\\]|\\\\.)*\"|`[^`]*`", "''", text) | lower -%}
        {%- set unstable = modules.re.search('\\b(current_date|current_timestamp|localtimestamp|current_time|(rand|randn|random|uuid|shuffle|now|curdate|monotonically_increasing_id|input_file_name)(?=\\s*\\()|unix_timestamp(?=\\s*\\(\\s*\\)))\\b', code) -%}
        {%- if unstable -%}
            {%- do problems.append(quarantine.problem(
                where ~ ', ' ~ key, text ~ ' (' ~ unstable.group(1) ~ ' changes from one evaluation to the next)',
                'deterministic SQL over the row', 'use quarantine.not_in_future or quarantine.fresher_than, which compare with the run clock',
            )) -%}
        {%- endif -%}
        {%- if modules.re.search('\\bselect\\b|[(]\\s*(with|table|from)\\s+\\w+\\s*[)]|[(]\\s*values\\s*[(]', code) -%}
            {%- do problems.append(quarantine.problem(
                where ~ ', ' ~ key, text ~ ' (a subquery)', 'SQL over the columns of the row', 'use relationships, or join in the _tagged model',
            )) -%}
        {%- endif -%}
        {%- if modules.re.search('\\bover\\s*[(]', code) -%}
            {%- do problems.append(quarantine.problem(
                where ~ ', ' ~ key, text ~ ' (a window over other rows)', 'SQL over the columns of the row',
                'use a test that knows about batches, such as unique, quarantine.unique_columns or dbt_expectations.expect_column_values_to_be_increasing',
            )) -%}
        {%- endif -%}
    {%- endfor -%}
    {{ return(problems) }}
{% endmacro %}
