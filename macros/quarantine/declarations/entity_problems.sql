{% macro entity_problems(entity, nodes) %}
    {%- set problems = [] -%}
    {%- set where = quarantine.entity_place(entity, nodes) -%}
    {%- set known = quarantine.entity_option_values() -%}
    {%- for key, value in quarantine.entity_options(entity).items() -%}
        {%- set allowed = quarantine.allowed_option_value(key, value) if key in known else none -%}
        {%- if key not in known -%}
            {%- do problems.append(quarantine.problem(
                where ~ ', config.meta.quarantine', 'the key ' ~ key, known.keys() | join(', '), 'correct the key or remove it',
            )) -%}
        {%- elif allowed -%}
            {%- do problems.append(quarantine.problem(
                where ~ ', config.meta.quarantine.' ~ key, value, allowed,
                'correct ' ~ key if known[key] is string else 'choose one of the allowed values',
            )) -%}
        {%- endif -%}
    {%- endfor -%}
    {{ return(problems + quarantine.rule_set_problems(entity, nodes, where) + quarantine.gate_set_problems(entity, where)) }}
{% endmacro %}
