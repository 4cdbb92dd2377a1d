{% macro declared_rule(entity, test) %}
    {%- for rule in quarantine.declared_rules(entity) if rule.name == quarantine.rule_name(test) -%}
        {{ return(rule) }}
    {%- endfor -%}
{% endmacro %}
