{% macro quarantine_validate(part='offline', queries={}) %}
    {%- do quarantine.check_declarations() -%}
    {%- set problems = [] -%}
    {%- for entity, nodes in quarantine.entity_nodes().items() -%}
        {%- for test in quarantine.declared_tests(entity) if part == 'offline' and quarantine.test_options(test).mode == 'drop' -%}
            {%- do print('warning: ' ~ test.original_file_path ~ ', model ' ~ entity ~ '_valid, test ' ~ test.name
                ~ ': mode: drop has no effect; rejected rows are kept as evidence and counted, as those of any rule') -%}
        {%- endfor -%}
        {%- if part == 'live' -%}
            {%- do problems.extend(quarantine.live_problems(entity, nodes.tagged, queries.get(nodes.tagged.name))) -%}
        {%- endif -%}
    {%- endfor -%}
    {%- do quarantine.refuse(problems) -%}
{% endmacro %}
