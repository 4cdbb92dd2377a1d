{% macro entity_problems(entity, nodes) %}
    {%- set problems = [] -%}
    {%- set where = (nodes.valid.patch_path or nodes.valid.original_file_path).split('://')[-1] ~ ', model ' ~ entity ~ '_valid' -%}
    {%- set options = quarantine.entity_options(entity) -%}
    {%- set allowed = quarantine.entity_option_values() -%}
    {%- for key, value in options.items() -%}
        {%- if key not in allowed -%}
            {%- do problems.append(quarantine.problem(
                where ~ ', config.meta.quarantine', 'the key ' ~ key, allowed.keys() | join(', '), 'correct the key or remove it',
            )) -%}
        {%- elif allowed[key] and value not in allowed[key] -%}
            {%- do problems.append(quarantine.problem(
                where ~ ', config.meta.quarantine.' ~ key, value, allowed[key] | join(', '), 'choose one of the allowed values',
            )) -%}
        {%- endif -%}
    {%- endfor -%}
    {{ return(problems + quarantine.rule_set_problems(entity, nodes, where) + quarantine.gate_set_problems(entity, where)) }}
{% endmacro %}
