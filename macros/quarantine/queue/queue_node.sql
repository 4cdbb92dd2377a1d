{% macro queue_node() %}
    {%- for node in graph.nodes.values() if node.resource_type == 'model' and node.config.materialized == 'quarantine_queue' -%}
        {{ return(node) }}
    {%- endfor -%}
    {{ return(none) }}
{% endmacro %}
