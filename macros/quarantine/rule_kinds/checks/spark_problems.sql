{% macro spark_problems(rule, input) %}
    {%- set place = quarantine.rule_place(rule) -%}
    {%- set given = rule.holds ~ (', where ' ~ rule.where if rule.where else '') -%}
    {%- set allowed = 'a deterministic condition over the columns of ' ~ quarantine.entity_of(rule.model) ~ '_tagged, without aggregates' -%}
    {%- set problems = [] -%}
    {%- for sql in quarantine.rule_checks(rule, input) -%}
        {%- set no_sql = quarantine.problem(place, given ~ ' (no SQL that Spark can read)', allowed, 'correct the SQL of the rule') -%}
        {%- set complaint = quarantine.complaint(try_or_compiler_error(no_sql, run_query, 'explain ' ~ sql).rows) -%}
        {%- if complaint -%}
            {%- do problems.append(quarantine.problem(place, given ~ '\n           Spark: ' ~ complaint, allowed, 'correct the rule in the YAML')) -%}
        {%- endif -%}
    {%- endfor -%}
    {{ return(problems) }}
{% endmacro %}
