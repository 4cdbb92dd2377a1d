{% macro test_kind(test) %}
    {{ return((test.test_metadata.namespace or 'dbt') ~ '.' ~ test.test_metadata.name) }}
{% endmacro %}
