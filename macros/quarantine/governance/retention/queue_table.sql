{#- The project's dead letter queue, or none before it is built. -#}
{% macro queue_table() %}
    {%- for node in graph.nodes.values() if node.resource_type == 'model' and node.config.materialized == 'quarantine_queue' -%}
        {{ return(load_relation(api.Relation.create(schema=node.schema, identifier=node.alias))) }}
    {%- endfor -%}
    {{ return(none) }}
{% endmacro %}
