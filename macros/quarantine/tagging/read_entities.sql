{#- Entities whose published rows a node reads, itself or through views, but not those that it only looks keys up in. -#}
{% macro read_entities(node) %}
    {%- set entities = [] -%}
    {%- for id in node.depends_on.nodes | reject('in', quarantine.lookup_ids(node)) if id in graph.nodes -%}
        {%- set parent = graph.nodes[id] -%}
        {%- if parent.config.materialized == 'quarantine_valid' -%}
            {%- do entities.append(quarantine.entity_of(parent.name)) -%}
        {%- elif parent.config.materialized in ['view', 'ephemeral'] -%}
            {%- do entities.extend(quarantine.read_entities(parent)) -%}
        {%- endif -%}
    {%- endfor -%}
    {{ return(entities) }}
{% endmacro %}
