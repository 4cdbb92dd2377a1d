{#- Everything a node is made of, up to the sources, but not what a tagged model only looks keys up in. -#}
{% macro input_nodes(node, found=none) %}
    {%- set found = {} if found is none else found -%}
    {%- set parents = [] -%}
    {%- for id in node.get('depends_on', {}).get('nodes', []) -%}
        {%- set parent = graph.nodes.get(id) or graph.sources.get(id) -%}
        {%- do parents.append(parent) if parent -%}
    {%- endfor -%}
    {%- set inputs = parents | rejectattr('unique_id', 'in', quarantine.lookup_ids(node)) | list -%}
    {#- a table that looks keys up in itself is its input all the same -#}
    {%- for parent in inputs or parents if parent.unique_id not in found -%}
        {%- do found.update({parent.unique_id: parent}) -%}
        {%- do quarantine.input_nodes(parent, found) -%}
    {%- endfor -%}
    {{ return(found.values() | list) }}
{% endmacro %}
