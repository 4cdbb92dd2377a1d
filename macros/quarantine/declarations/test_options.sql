{% macro test_options(test) %}
    {{ return(test.config.get('meta', {}).get('quarantine', {})) }}
{% endmacro %}
