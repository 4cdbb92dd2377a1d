{% macro declared_rules(entity) %}
    {%- set rules = [] -%}
    {%- for test in quarantine.declared_tests(entity) if quarantine.is_row_rule(test) -%}
        {%- do rules.append(quarantine.declared_rule(entity, test)) -%}
    {%- endfor -%}
    {{ return(rules | sort(attribute='name')) }}
{% endmacro %}
