{% macro declared_tests(entity) %}
    {%- set valid = quarantine.entity_nodes()[entity].valid -%}
    {%- set tests = [] -%}
    {%- for node in graph.nodes.values()
        if node.resource_type == 'test' and node.attached_node == valid.unique_id and node.test_metadata -%}
        {%- do tests.append(node) -%}
    {%- endfor -%}
    {{ return(tests | sort(attribute='unique_id')) }}
{% endmacro %}
