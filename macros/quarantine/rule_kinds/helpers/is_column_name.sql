{% macro is_column_name(text) %}
    {{ return(modules.re.match('^(`.*`|[A-Za-z_][A-Za-z0-9_]*)$', text | string | trim) is not none) }}
{% endmacro %}
