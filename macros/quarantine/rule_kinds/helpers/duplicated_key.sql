{% macro duplicated_key(rule, keys, guards) %}
    {%- set tested = quarantine.tested_rows(rule) -%}
    {%- set counted = quarantine.tested_rows(rule, [rule.where]) -%}
    {%- set repeated -%}
        {{ 'count_if(' ~ quarantine.all_of(counted) ~ ')' if counted else 'count(*)' }} over (partition by {batch}, {{ keys | join(', ') }}) > 1
    {%- endset -%}
    {%- set plain = [] -%}
    {%- for condition in [rule.where, rule.arguments.get('row_condition')] if condition -%}
        {%- do plain.append(quarantine.surely(quarantine.user_sql(condition))) -%}
    {%- endfor -%}
    {{ return({
        'fails': quarantine.all_of(tested + guards + ['(' ~ repeated ~ ' or {accepted})']),
        'accepted': {'keys': keys, 'where': quarantine.all_of(plain + guards) or none},
    }) }}
{% endmacro %}
