{% macro published_parents() %}
    {%- set entities = [] -%}
    {%- for id in model.depends_on.nodes -%}
        {%- set node = graph.nodes.get(id) -%}
        {%- if node and node.config.materialized == 'quarantine_valid' -%}
            {%- do entities.append(quarantine.string_literal(quarantine.entity_of(node.name))) -%}
        {%- endif -%}
    {%- endfor -%}
    {{ return(entities) }}
{% endmacro %}
