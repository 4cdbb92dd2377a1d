{% macro is_row_rule(test) %}
    {{ return(quarantine.test_options(test).get('row_rule', true) and quarantine.test_kind(test) not in quarantine.gate_kinds()) }}
{% endmacro %}
