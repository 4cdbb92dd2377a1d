{% macro queue_sources() %}
    {%- set listed = quarantine.queue_node().depends_on.nodes -%}
    {%- set sources = [] -%}
    {%- for entity, nodes in quarantine.entity_nodes().items() if 'quarantine' in nodes and nodes.quarantine.unique_id in listed -%}
        {%- do sources.append({
            'model': entity,
            'source_table': quarantine.entity_options(entity).get('source_table', entity),
            'tagged': nodes.tagged.relation_name,
        }) -%}
    {%- endfor -%}
    {{ return(sources) }}
{% endmacro %}
