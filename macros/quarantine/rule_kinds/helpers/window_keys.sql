{% macro window_keys(rule, columns=[]) %}
    {#- rows outside `where` and row_condition get a partition of their own: a filter applies before the window -#}
    {%- set tested = quarantine.tested_rows(rule, [rule.where]) -%}
    {{ return((['{batch}'] + tested + columns) | join(', ')) }}
{% endmacro %}
