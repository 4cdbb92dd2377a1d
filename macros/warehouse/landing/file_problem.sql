{% macro file_problem(landing) -%}
{%- set parts = "split(source_file, '/')" -%}
case
            when size({{ parts }}) <> 3 then 'it is not in a batch folder'
            when not source_file rlike '^[A-Za-z0-9._=/-]+\\z' then 'its name has other characters'
            when {{ parts }}[1] rlike '\\.v[0-9]+\\z' then 'its folder is named like a later version of a batch'
            when not endswith(source_file, '.{{ landing.format }}') then 'it does not end in .{{ landing.format }}'
        end
{%- endmacro %}
