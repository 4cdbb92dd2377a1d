{% macro rule_kinds() %}
    {%- set kinds = {} -%}
    {%- do kinds.update(quarantine.dbt_kinds()) -%}
    {%- do kinds.update(quarantine.own_kinds()) -%}
    {%- do kinds.update(quarantine.dbt_utils_kinds()) -%}
    {%- do kinds.update(quarantine.dbt_expectations_kinds()) -%}
    {{ return(kinds) }}
{% endmacro %}
