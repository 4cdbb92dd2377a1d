{#- Live check: the column of every rule is there, and so are those that the entity's options name. -#}
{% macro rule_column_problems(rules, input_columns) %}
    {%- set names = input_columns | map(attribute='name') | map('lower') | list -%}
    {%- set problems = quarantine.option_column_problems(quarantine.entity_of(rules[0].model), input_columns) if rules else [] -%}
    {%- for rule in rules if rule.column and rule.column.strip('`') | lower not in names -%}
        {%- do problems.append(quarantine.problem(
            where=quarantine.rule_place(rule),
            given='column ' ~ rule.column,
            allowed=input_columns | map(attribute='name') | join(', '),
            fix='correct the column name in the YAML, or select the column in ' ~ quarantine.entity_of(rule.model) ~ '_tagged',
        )) -%}
    {%- endfor -%}
    {{ return(problems) }}
{% endmacro %}
