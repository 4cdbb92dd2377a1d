{% macro queue_relation() %}
    {%- set node = quarantine.queue_node() -%}
    {{ return(api.Relation.create(schema=node.schema, identifier=node.alias) if node else none) }}
{% endmacro %}
