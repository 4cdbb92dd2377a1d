{% macro check_expressions(input, rules) %}
    {%- for check in quarantine.expression_checks(input, rules) if execute and quarantine.is_written_by_a_person(check.rule) -%}
        {%- do run_query(check.sql) -%}
    {%- endfor -%}
{% endmacro %}
