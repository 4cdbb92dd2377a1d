{% macro declaration_problems() %}
    {%- set problems = quarantine.dispatch_problems() + quarantine.doubled_model_problems() + quarantine.queue_problems() -%}
    {%- for entity, nodes in quarantine.entity_nodes().items() -%}
        {%- set missing = quarantine.missing_model_problems(entity, nodes) -%}
        {%- do problems.extend(missing) -%}
        {%- if not missing and 'valid' in nodes -%}
            {%- do problems.extend(quarantine.entity_problems(entity, nodes)) -%}
            {%- for test in quarantine.declared_tests(entity) -%}
                {%- do problems.extend(quarantine.test_problems(entity, nodes, test)) -%}
            {%- endfor -%}
        {%- endif -%}
    {%- endfor -%}
    {{ return(problems + quarantine.misplaced_gate_problems()) }}
{% endmacro %}
