{% macro rule_kinds() %}
    {{ return(dict(quarantine.dbt_kinds(), **quarantine.own_kinds())) }}
{% endmacro %}
