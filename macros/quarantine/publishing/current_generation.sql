{#- Ledger entries of the generation that judges new batches; refused batches don't count as judged. -#}
{% macro current_generation(ledger) %}
    {%- set judged = ledger | rejectattr('withdrawal', 'equalto', 'refused') | list -%}
    {%- set generation = judged | map(attribute='generation') | max if judged else none -%}
    {{ return(judged | selectattr('generation', 'equalto', generation) | list) }}
{% endmacro %}
