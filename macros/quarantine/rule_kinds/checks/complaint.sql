{#- What an `explain` complains of, without the plan that follows; nothing when Spark made a plan. -#}
{% macro complaint(rows) %}
    {%- set lines = rows | map(attribute=0) | list -%}
    {%- if lines[0].startswith('Error occurred during query planning') -%}
        {{ return((lines[1:] | join(' ')).split(' SQLSTATE')[0]) }}
    {%- endif -%}
    {{ return('') }}
{% endmacro %}
