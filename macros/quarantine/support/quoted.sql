{% macro quoted(name) %}
    {{ return('`' ~ name.replace('`', '``') ~ '`') }}
{% endmacro %}
