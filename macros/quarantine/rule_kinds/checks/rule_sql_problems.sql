{#-
Live check before anything is written: Spark plans every rule as a deterministic boolean over one row, and Java compiles
its regular expressions. `explain` hands over what Spark complains of; only a syntax error raises. Rules without SQL of
a person are planned in one statement, and one by one only when that one doesn't work.
-#}
{% macro rule_sql_problems(rules, input) %}
    {%- set ours = [] -%}
    {%- set suspects = [] -%}
    {%- for rule in rules -%}
        {%- do (suspects if quarantine.has_user_sql(rule) else ours).append(rule) -%}
    {%- endfor -%}
    {%- set statements = [] -%}
    {%- for rule in ours -%}{%- do statements.append('(' ~ quarantine.rule_checks(rule, input)[0] ~ ')') -%}{%- endfor -%}
    {%- if ours and quarantine.complaint(run_query('explain ' ~ statements | join('\nunion all\n')).rows) -%}
        {%- do suspects.extend(ours) -%}
    {%- endif -%}
    {%- set problems = [] -%}
    {%- for rule in suspects -%}
        {%- do problems.extend(quarantine.spark_problems(rule, input)) -%}
    {%- endfor -%}
    {{ return(problems) }}
{% endmacro %}
