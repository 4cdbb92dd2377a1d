{% macro entity_nodes() %}
    {%- set entities = {} -%}
    {%- for node in graph.nodes.values() if node.resource_type == 'model' -%}
        {%- if node.config.materialized == 'quarantine_tagged' -%}
            {%- do entities.setdefault(quarantine.entity_of(node.name), {}).update(tagged=node) -%}
        {%- elif node.config.materialized == 'quarantine_valid' -%}
            {%- do entities.setdefault(quarantine.entity_of(node.name), {}).update(valid=node) -%}
        {%- elif node.name.endswith('_quarantine') and 'macro.quarantine.rejected' in node.depends_on.macros -%}
            {%- do entities.setdefault(quarantine.entity_of(node.name), {}).update(quarantine=node) -%}
        {%- endif -%}
    {%- endfor -%}
    {{ return(entities) }}
{% endmacro %}
