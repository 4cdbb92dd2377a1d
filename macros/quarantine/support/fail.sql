{% macro fail(where, given, allowed, fix) %}
    {%- set message = quarantine.problem(where, given, allowed, fix) -%}
    {{ exceptions.raise_compiler_error(message) }}
{% endmacro %}
