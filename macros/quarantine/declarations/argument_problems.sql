{% macro argument_problems(test, kind, where) %}
    {%- set given = test.test_metadata.kwargs.keys() | reject('in', ['model', 'column_name']) | list -%}
    {%- set allowed = kind.required + kind.optional -%}
    {%- set problems = [] -%}
    {%- for key in given if key not in allowed -%}
        {%- do problems.append(quarantine.problem(where, 'the argument ' ~ key, allowed | join(', ') or 'no arguments', 'correct the argument or remove it')) -%}
    {%- endfor -%}
    {%- for key in kind.required if key not in given -%}
        {%- do problems.append(quarantine.problem(where, 'no argument ' ~ key, allowed | join(', '), 'add ' ~ key ~ ' under arguments')) -%}
    {%- endfor -%}
    {%- set column = quarantine.tested_column(test) -%}
    {%- if kind.column == true and not column -%}
        {%- do problems.append(quarantine.problem(where, 'a test of the model', 'a test under a column', 'move the test under the column it is about')) -%}
    {%- elif kind.column == false and column -%}
        {%- do problems.append(quarantine.problem(where, 'a test of column ' ~ column, 'a test of the model', 'move the test to the model\'s data_tests')) -%}
    {%- elif not test.column_name and column and not quarantine.is_column_name(column) -%}
        {%- do problems.append(quarantine.problem(
            where ~ ', column_name', column, 'the name of a column', 'select it as a column in the _tagged model, and test that, or use quarantine.expression',
        )) -%}
    {%- endif -%}
    {{ return(problems) }}
{% endmacro %}
