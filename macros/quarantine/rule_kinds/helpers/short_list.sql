{% macro short_list(values) %}
    {%- set shown = (values | list)[:8] | join(', ') -%}
    {{ return('(' ~ shown ~ (', …' if values | length > 8 else '') ~ ')') }}
{% endmacro %}
