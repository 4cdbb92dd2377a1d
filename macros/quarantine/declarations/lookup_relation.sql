{% macro lookup_relation(test) %}
    {%- set node = quarantine.lookup_node(test) -%}
    {{ return(node.relation_name if node else none) }}
{% endmacro %}
