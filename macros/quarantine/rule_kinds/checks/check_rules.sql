{#-
Live check before anything is written: Spark plans every rule as a deterministic boolean over one row, and Java compiles
its regular expressions. `explain` hands over what Spark complains of; only a syntax error raises.
-#}
{% macro check_rules(rules, input) %}
    {%- set problems = [] -%}
    {%- for rule in rules -%}
        {%- set allowed = 'a deterministic condition over the columns of ' ~ quarantine.entity_of(rule.model) ~ '_tagged, without aggregates' -%}
        {%- set given = rule.holds ~ (', where ' ~ rule.where if rule.where else '') -%}
        {%- for sql in quarantine.rule_checks(rule, input) -%}
            {%- set complaint = quarantine.complaint(try_or_compiler_error(
                quarantine.problem(quarantine.rule_place(rule), given ~ ' (no SQL that Spark can read)', allowed, 'correct the SQL of the rule'),
                run_query, sql,
            ).rows) -%}
            {%- if complaint -%}
                {%- do problems.append(quarantine.problem(
                    quarantine.rule_place(rule), given ~ '\n           Spark: ' ~ complaint, allowed, 'correct the rule in the YAML',
                )) -%}
            {%- endif -%}
        {%- endfor -%}
    {%- endfor -%}
    {%- do quarantine.refuse(problems) -%}
{% endmacro %}
