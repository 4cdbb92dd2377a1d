{% macro missing_model_problems(entity, nodes) %}
    {%- set problems = [] -%}
    {%- set any_node = nodes.values() | first -%}
    {%- for part, line in {
        'tagged': "{{ quarantine.tagged() }} select * from {{ ref('" ~ entity ~ "') }}",
        'valid': "{{ quarantine.valid(ref('" ~ entity ~ "_tagged'), ref('" ~ entity ~ "_quarantine')) }}",
    }.items() if part not in nodes -%}
        {%- do problems.append(quarantine.problem(
            where=any_node.original_file_path ~ ', entity ' ~ entity,
            given=nodes.values() | map(attribute='name') | join(', ') ~ ' without ' ~ entity ~ '_' ~ part,
            allowed=entity ~ '_tagged and ' ~ entity ~ '_valid, and ' ~ entity ~ '_quarantine where a rule is critical',
            fix='add ' ~ entity ~ '_' ~ part ~ '.sql with: ' ~ line,
        )) -%}
    {%- endfor -%}
    {{ return(problems) }}
{% endmacro %}
