{#- Verdicts that are about no single batch: freshness, and that nothing new has come. -#}
{% macro model_verdicts(gates, ledger, plan) %}
    {%- set verdicts = [] -%}
    {%- for gate in gates -%}
        {%- if gate.kind == 'quarantine.freshness' -%}
            {%- do verdicts.append(quarantine.verdict_of(gate, quarantine.freshness_verdict(gate, ledger))) -%}
        {%- elif not plan -%}
            {%- do verdicts.append(quarantine.verdict_of(gate, {
                'value': none, 'limit_value': none, 'baseline': none, 'outcome': 'no_new_batch', 'is_closed': false,
                'given': 'no new batch', 'allowed': '',
            })) -%}
        {%- endif -%}
    {%- endfor -%}
    {{ return(verdicts) }}
{% endmacro %}
