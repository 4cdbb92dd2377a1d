{% macro rule_place(rule) %}
    {{ return(rule.path ~ ', model ' ~ rule.model ~ ', rule ' ~ rule.name) }}
{% endmacro %}
