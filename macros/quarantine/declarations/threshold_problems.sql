{#- dbt's own thresholds, which would let a test pass that has found something. -#}
{% macro threshold_problems(test, where, allowed, instead) %}
    {%- set problems = [] -%}
    {%- for key, default in {'error_if': '!= 0', 'warn_if': '!= 0', 'limit': none, 'fail_calc': 'count(*)'}.items()
        if test.config.get(key) != default -%}
        {%- do problems.append(quarantine.problem(where, key ~ ': ' ~ test.config.get(key), allowed, 'remove ' ~ key ~ '; ' ~ instead)) -%}
    {%- endfor -%}
    {{ return(problems) }}
{% endmacro %}
