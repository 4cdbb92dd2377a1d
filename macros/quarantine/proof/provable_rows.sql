{#-
SQL: rows on which a rule's own test can be evaluated. What a value spoils has its verdict; left in, it would stop the
test where ANSI is on. A number that is compared with numbers spoils nothing: Spark drops that part from the plan.
-#}
{% macro provable_rows(rule) %}
    {%- set conditions = [] -%}
    {%- for condition in [rule.get('evaluates'), rule.arguments.get('row_condition'), rule.arguments.get('from_condition')] if condition -%}
        {%- set evaluable = quarantine.evaluable(quarantine.user_sql(condition), quarantine.never(rule, condition)) | replace('{batch}', 'cast(null as string)') -%}
        {%- set is_plain = rule.column and not quarantine.has_user_sql(rule) -%}
        {%- do conditions.append(
            '(typeof(' ~ quarantine.input_column(rule.column) ~ ") not like 'string%' or " ~ evaluable ~ ')' if is_plain else evaluable
        ) -%}
    {%- endfor -%}
    {{ return(conditions) }}
{% endmacro %}
