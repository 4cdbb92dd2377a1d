{% macro duplicated_key(rule, keys, guards) %}
    {%- set repeated = '(count(*) over (partition by ' ~ quarantine.window_keys(rule, keys) ~ ') > 1 or {accepted})' -%}
    {%- set judged_before = [] -%}
    {%- for condition in [rule.where, rule.arguments.get('row_condition')] if condition -%}
        {%- do judged_before.append(quarantine.surely(quarantine.user_sql(condition))) -%}
    {%- endfor -%}
    {{ return({
        'fails': quarantine.all_of(quarantine.tested_rows(rule) + guards + [repeated]),
        'accepted': {'keys': keys, 'where': quarantine.all_of(judged_before + guards) or none},
    }) }}
{% endmacro %}
