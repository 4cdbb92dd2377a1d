{#- A gate on a model that publishes nothing would never close. (Tests of a model that is switched off are in the graph without it.) -#}
{% macro misplaced_gate_problems() %}
    {%- set problems = [] -%}
    {%- for test in graph.nodes.values()
        if test.resource_type == 'test' and test.test_metadata and test.test_metadata.namespace == 'quarantine'
        and quarantine.test_kind(test) in quarantine.gate_kinds() -%}
        {%- set attached = graph.nodes.get(test.attached_node) or {'name': 'a source', 'config': {}} -%}
        {%- if attached.config.materialized != 'quarantine_valid' and (test.attached_node in graph.nodes or not test.attached_node) -%}
            {%- do problems.append(quarantine.problem(
                test.original_file_path ~ ', model ' ~ attached.name ~ ', test ' ~ test.name, 'a gate on ' ~ attached.name,
                'gates on a _valid model, which is what gets published', 'move the gate to the data_tests of the _valid model',
            )) -%}
        {%- endif -%}
    {%- endfor -%}
    {{ return(problems) }}
{% endmacro %}
