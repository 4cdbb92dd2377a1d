{% macro uses_masks() %}
    {%- for node in graph.nodes.values() | list + graph.sources.values() | list -%}
        {%- if quarantine.personal_marks(node).values() | select | list
            or 'macro.quarantine.masked' in node.get('depends_on', {}).get('macros', []) -%}
            {{ return(true) }}
        {%- endif -%}
    {%- endfor -%}
    {{ return(false) }}
{% endmacro %}
