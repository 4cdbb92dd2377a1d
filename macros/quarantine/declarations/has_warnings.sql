{% macro has_warnings(entity) %}
    {%- for test in quarantine.declared_tests(entity)
        if quarantine.is_row_rule(test) and test.config.severity | lower == 'warn' -%}
        {{ return(true) }}
    {%- endfor -%}
    {{ return(false) }}
{% endmacro %}
