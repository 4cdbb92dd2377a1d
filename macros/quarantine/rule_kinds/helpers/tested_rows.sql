{% macro tested_rows(rule, conditions=[]) %}
    {%- set tests = [] -%}
    {%- for condition in [rule.arguments.get('row_condition')] + conditions if condition -%}
        {%- do tests.append(quarantine.surely(quarantine.user_sql(condition), quarantine.never(rule, condition))) -%}
    {%- endfor -%}
    {{ return(tests) }}
{% endmacro %}
