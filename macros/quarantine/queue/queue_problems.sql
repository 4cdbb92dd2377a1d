{#- A project has one dead letter queue, or none, and it lists every quarantine. -#}
{% macro queue_problems() %}
    {%- set problems = [] -%}
    {%- set queues = graph.nodes.values() | selectattr('resource_type', 'equalto', 'model')
        | selectattr('config.materialized', 'equalto', 'quarantine_queue') | list -%}
    {%- if queues | length > 1 -%}
        {%- do problems.append(quarantine.problem(
            queues[1].original_file_path, queues | length ~ ' dead letter queues: ' ~ queues | map(attribute='name') | join(', '),
            'one for all quarantines', 'keep one of them',
        )) -%}
    {%- elif queues -%}
        {%- for entity, nodes in quarantine.entity_nodes().items()
            if 'quarantine' in nodes and 'tagged' in nodes and nodes.quarantine.unique_id not in queues[0].depends_on.nodes -%}
            {%- do problems.append(quarantine.problem(
                queues[0].original_file_path, 'a dead letter queue without ' ~ nodes.quarantine.name, 'all quarantines of the project',
                "add ref('" ~ nodes.quarantine.name ~ "') to the list",
            )) -%}
        {%- endfor -%}
    {%- endif -%}
    {{ return(problems) }}
{% endmacro %}
