{#- Window rules look at earlier batches, so batches are judged one by one where a model has such a rule. -#}
{% macro judging_steps(plan, rules) %}
    {%- if not (rules | selectattr('accepted', 'defined') | list) -%}{{ return([plan.batches]) }}{%- endif -%}
    {%- set steps = [] -%}
    {%- for batch in plan.batches -%}{%- do steps.append([batch]) -%}{%- endfor -%}
    {{ return(steps) }}
{% endmacro %}
