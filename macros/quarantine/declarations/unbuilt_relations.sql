{#- Relations of these nodes that are not there; an ephemeral model has none and stands for what it reads. -#}
{% macro unbuilt_relations(ids) %}
    {%- set missing = [] -%}
    {%- for id in ids if id.split('.')[0] in ['model', 'seed', 'snapshot', 'source'] -%}
        {%- set node = graph.sources[id] if id.startswith('source.') else graph.nodes[id] -%}
        {%- if node.config.materialized == 'ephemeral' -%}
            {%- do missing.extend(quarantine.unbuilt_relations(node.depends_on.nodes)) -%}
        {%- elif not load_relation(api.Relation.create(schema=node.schema, identifier=node.identifier or node.alias)) -%}
            {%- do missing.append(node.relation_name) -%}
        {%- endif -%}
    {%- endfor -%}
    {{ return(missing | unique | list) }}
{% endmacro %}
