{% macro distinct_names(names) %}
    {#- A header may name a column twice or not at all; a map may not. -#}
    {%- set result = [] -%}
    {%- for name in names -%}
        {%- do result.append(name if name and name not in result else name ~ '#' ~ loop.index) -%}
    {%- endfor -%}
    {{ return(result) }}
{% endmacro %}
