{% macro gate_set_problems(entity, where) %}
    {%- set names = [] -%}
    {%- for test in quarantine.declared_tests(entity) if quarantine.test_kind(test) in quarantine.gate_kinds() -%}
        {%- do names.append(quarantine.gate_name(test)) -%}
    {%- endfor -%}
    {%- set problems = [] -%}
    {%- for name in names | unique(case_sensitive=true) if names.count(name) > 1 -%}
        {%- do problems.append(quarantine.problem(
            where, names.count(name) ~ ' gates named ' ~ name, 'one gate per name', 'give each gate a name of its own',
        )) -%}
    {%- endfor -%}
    {{ return(problems) }}
{% endmacro %}
