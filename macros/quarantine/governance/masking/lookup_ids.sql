{#-
What a tagged model only looks keys up in: its rules name it, its file hands it to quarantine.tagged(), and nothing else there
does. Its configuration can't name it: dbt reads that while parsing, when every ref() is the model itself.
-#}
{% macro lookup_ids(node) %}
    {%- set ids = [] -%}
    {%- if node.config.get('materialized') == 'quarantine_tagged' -%}
        {%- set entity = quarantine.entity_of(node.name) -%}
        {%- set tests = quarantine.declared_tests(entity) if 'valid' in quarantine.entity_nodes()[entity] else [] -%}
        {%- set declared = modules.re.search('quarantine\\.tagged\\(.*?\\}\\}', node.raw_code, modules.re.DOTALL) -%}
        {%- set declared = declared.group() if declared else '' -%}
        {%- for test in tests if quarantine.lookup_node(test) -%}
            {%- set lookup = quarantine.lookup_node(test) -%}
            {%- set name = '[\'"]' ~ modules.re.escape(lookup.name) ~ '[\'"]' -%}
            {%- if modules.re.search(name, declared) and not modules.re.search(name, node.raw_code | replace(declared, '')) -%}
                {%- do ids.append(lookup.unique_id) -%}
            {%- endif -%}
        {%- endfor -%}
    {%- endif -%}
    {{ return(ids) }}
{% endmacro %}
