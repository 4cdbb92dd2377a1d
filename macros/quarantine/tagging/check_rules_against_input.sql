{#- Live checks before the model writes: every rule's column exists, and every predicate is a boolean Spark can plan. -#}
{% macro check_rules_against_input(entity, rules, input, input_columns) %}
    {%- set names = input_columns | map(attribute='name') | map('lower') | list -%}
    {%- for rule in rules if rule.column and rule.column | lower not in names -%}
        {{ quarantine.fail(
            where=rule.path ~ ', model ' ~ entity ~ '_valid, rule ' ~ rule.name,
            given='column ' ~ rule.column,
            allowed=input_columns | map(attribute='name') | join(', '),
            fix='correct the column name in the YAML, or select the column in ' ~ entity ~ '_tagged',
        ) }}
    {%- endfor -%}
{% endmacro %}
