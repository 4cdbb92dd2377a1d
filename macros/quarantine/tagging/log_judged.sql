{% macro log_judged(entity, plan) %}
    {%- if plan.batches and plan.reason -%}
        {{ log(entity ~ ': judged the whole input (' ~ plan.reason ~ ')', info=plan.reason == 'changed rules') }}
    {%- endif -%}
{% endmacro %}
