{#- SQL: median of a sorted array; NULL of an empty one. -#}
{% macro median_of(sorted) -%}
    (get({{ sorted }}, (size({{ sorted }}) - 1) div 2) + get({{ sorted }}, size({{ sorted }}) div 2)) / 2
{%- endmacro %}
