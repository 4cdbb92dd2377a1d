{% macro rule_name(test) %}
    {%- set given = quarantine.test_options(test).get('rule') -%}
    {%- if given -%}{{ return(given) }}{%- endif -%}
    {%- set metadata = test.test_metadata -%}
    {%- set generated = [metadata.namespace, metadata.name, graph.nodes[test.attached_node].name] | select | join('_') -%}
    {%- if not test.name.startswith(generated) -%}{{ return(test.name) }}{%- endif -%}
    {{ return([test.column_name, metadata.name] | select | join('_')) }}
{% endmacro %}
