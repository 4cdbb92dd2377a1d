{% macro entity_options(entity) %}
    {%- set node = quarantine.entity_nodes()[entity].valid -%}
    {{ return(quarantine.declared_options(node)) }}
{% endmacro %}
