{% macro test_options(test) %}
    {{ return(quarantine.declared_options(test)) }}
{% endmacro %}
