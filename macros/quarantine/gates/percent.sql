{% macro percent(share) %}
    {{ return('%.4g' | format(100 * share) ~ '%') }}
{% endmacro %}
