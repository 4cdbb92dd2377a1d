{#- What the rules of a tagged model look keys up in. The model's own configuration names it while the model runs only. -#}
{% macro lookup_ids(node) %}
    {%- set ids = [] -%}
    {%- if node.config.get('materialized') == 'quarantine_tagged' -%}
        {%- set entity = quarantine.entity_of(node.name) -%}
        {%- set tests = quarantine.declared_tests(entity) if 'valid' in quarantine.entity_nodes()[entity] else [] -%}
        {%- for test in tests if quarantine.lookup_node(test) -%}
            {%- do ids.append(quarantine.lookup_node(test).unique_id) -%}
        {%- endfor -%}
    {%- endif -%}
    {{ return(ids) }}
{% endmacro %}
