{#- What one gate says of a publication, from the ledger's numbers. -#}
{% macro gate_verdict(gate, facts) %}
    {%- if gate.kind == 'quarantine.volume' -%}
        {%- set verdict = quarantine.volume_verdict(gate, facts) -%}
    {%- elif gate.kind == 'quarantine.conservation' -%}
        {%- set verdict = quarantine.conservation_verdict() -%}
    {%- elif gate.kind == 'quarantine.drift' -%}
        {%- set verdict = quarantine.drift_verdict(gate, facts.drift.get(gate.name, [])) -%}
    {%- else -%}
        {%- set verdict = quarantine.rate_verdict(gate, facts) -%}
    {%- endif -%}
    {%- if verdict.is_closed and facts.now.failures -%}
        {%- do verdict.update(given=verdict.given ~ '; top rules: ' ~ quarantine.top_rules(facts.now.failures)) -%}
    {%- endif -%}
    {{ return(quarantine.verdict_of(gate, verdict)) }}
{% endmacro %}
