{#- A gate with wrong arguments, or with settings that would keep it from closing. -#}
{% macro gate_problems(entity, test, where) %}
    {%- set problems = quarantine.argument_problems(test, quarantine.gate_kinds()[quarantine.test_kind(test)], where) -%}
    {%- do problems.extend(quarantine.threshold_problems(
        test, where, 'no threshold of dbt on a gate: its limit is an argument', 'state the limit under arguments',
    )) -%}
    {%- if test.config.where -%}
        {%- do problems.append(quarantine.problem(
            where, 'the filter ' ~ test.config.where, 'no filter: a gate judges all that is about to be published', 'remove where',
        )) -%}
    {%- endif -%}
    {%- for key, value in quarantine.rule_arguments(test).items() if value is not none -%}
        {%- set allowed = quarantine.allowed_gate_argument(entity, key, value) -%}
        {%- if allowed -%}
            {%- do problems.append(quarantine.problem(where, key ~ ': ' ~ value, allowed, 'correct ' ~ key)) -%}
        {%- endif -%}
    {%- endfor -%}
    {{ return(problems + quarantine.drift_problems(test, where)) }}
{% endmacro %}
