{% macro lookup_node(test) %}
    {%- for id in test.depends_on.nodes if id != test.attached_node -%}
        {{ return(graph.nodes.get(id) or graph.sources.get(id)) }}
    {%- endfor -%}
    {{ return(none) }}
{% endmacro %}
