{#- What the real columns and Spark say against an entity's rules: on its query, or where none is given on the table it made. -#}
{% macro live_problems(entity, tagged, query=none) %}
    {%- set needed = quarantine.unbuilt_relations(tagged.depends_on.nodes if query else [tagged.unique_id]) -%}
    {%- if needed -%}
        {%- do print('Not checked: ' ~ entity ~ ', since ' ~ needed | join(', ') ~ (' is' if needed | length == 1 else ' are') ~ ' not built yet') -%}
        {{ return([]) }}
    {%- endif -%}
    {%- set rules = quarantine.declared_rules(entity) -%}
    {%- set input = '(' ~ query ~ '\n)' if query else tagged.relation_name -%}
    {%- set problems = quarantine.rule_column_problems(rules, quarantine.relation_columns(input)) -%}
    {{ return(problems or quarantine.rule_sql_problems(rules, input)) }}
{% endmacro %}
