{% macro entity_options(entity) %}
    {%- set node = quarantine.entity_nodes()[entity].valid -%}
    {{ return(node.config.get('meta', {}).get('quarantine', {})) }}
{% endmacro %}
