{% macro rule_set_problems(entity, nodes, where) %}
    {%- set names = [] -%}
    {%- set critical = [] -%}
    {%- for test in quarantine.declared_tests(entity) if quarantine.is_row_rule(test) -%}
        {%- do names.append(quarantine.rule_name(test)) -%}
        {%- do critical.append(test) if test.config.severity | lower == 'error' -%}
    {%- endfor -%}
    {%- set problems = [] -%}
    {%- if not names -%}
        {%- do problems.append(quarantine.problem(
            where, 'no rule', 'at least one data test that judges rows', 'add a data test, e.g. not_null on the key column',
        )) -%}
    {%- endif -%}
    {%- for name in names | unique(case_sensitive=true) if names.count(name) > 1 -%}
        {%- do problems.append(quarantine.problem(
            where, names.count(name) ~ ' rules named ' ~ name, 'one rule per name', 'give each test a name of its own',
        )) -%}
    {%- endfor -%}
    {%- if critical and 'quarantine' not in nodes -%}
        {%- do problems.append(quarantine.problem(
            where, 'critical rules, but no model ' ~ entity ~ '_quarantine', 'a quarantine model where a rule has severity error',
            'add ' ~ entity ~ "_quarantine.sql with: {{ quarantine.rejected(ref('" ~ entity ~ "_tagged')) }}",
        )) -%}
    {%- elif names and not critical and 'quarantine' in nodes -%}
        {%- do problems.append(quarantine.problem(
            where, entity ~ '_quarantine, but no critical rule', 'a quarantine model only where a rule has severity error',
            'delete ' ~ entity ~ '_quarantine.sql and its ref in ' ~ entity ~ '_valid.sql and in the dead letter queue, or declare a rule with severity error',
        )) -%}
    {%- endif -%}
    {%- if 'quarantine' in nodes and nodes.quarantine.unique_id not in nodes.valid.depends_on.nodes -%}
        {%- do problems.append(quarantine.problem(
            nodes.valid.original_file_path, 'a _valid model that does not wait for ' ~ entity ~ '_quarantine', 'quarantine is published first',
            "{{ quarantine.valid(ref('" ~ entity ~ "_tagged'), ref('" ~ entity ~ "_quarantine')) }}",
        )) -%}
    {%- endif -%}
    {{ return(problems) }}
{% endmacro %}
