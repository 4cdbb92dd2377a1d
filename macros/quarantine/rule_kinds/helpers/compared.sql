{% macro compared(column, comparisons) %}
    {#- typeof is a constant to Spark: only one branch is left in the plan -#}
    {%- set as_number = [] -%}{%- set as_it_is = [] -%}
    {%- for comparison in comparisons -%}
        {%- do as_number.append('try_cast(' ~ column ~ ' as double) ' ~ comparison) -%}
        {%- do as_it_is.append(column ~ ' ' ~ comparison) -%}
    {%- endfor -%}
    {{ return("case when typeof(" ~ column ~ ") like 'string%' then " ~ as_number | join(' and ') ~ " else " ~ as_it_is | join(' and ') ~ " end") }}
{% endmacro %}
