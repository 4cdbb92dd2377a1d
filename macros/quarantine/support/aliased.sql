{% macro aliased(expressions) %}
    {%- set items = [] -%}
    {%- for name, sql in expressions.items() -%}{%- do items.append(sql ~ ' as ' ~ name) -%}{%- endfor -%}
    {{ return(items | join(', ')) }}
{% endmacro %}
