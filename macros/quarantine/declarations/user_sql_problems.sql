{#- SQL written by a person must give the same verdict every time it is asked, from the row alone. -#}
{% macro user_sql_problems(test, where) %}
    {%- set texts = dict(quarantine.user_sql_texts(test.test_metadata.kwargs), where=[test.config.where] if test.config.where else []) -%}
    {%- set problems = [] -%}
    {%- for key, members in texts.items() if members -%}
        {%- set text = members | join(', ') -%}
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
