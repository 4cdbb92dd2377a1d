{#- The verdicts on a waiting entry. One that a gate has stopped keeps those it was stopped with; rows that healed or were fixed only have to add up. -#}
{% macro entry_verdicts(entry, gates, ledger, drift) %}
    {%- if entry.held_verdicts -%}{{ return(entry.held_verdicts) }}{%- endif -%}
    {%- set before = quarantine.published_before(entry, ledger) -%}
    {%- set facts = {
        'kind': entry.kind,
        'now': quarantine.judged_totals([entry]),
        'before': quarantine.judged_totals(before) if before else none,
        'baseline': quarantine.volume_baseline(entry, ledger),
        'drift': drift.get(entry.publication_id, {}),
    } -%}
    {%- set verdicts = [] -%}
    {%- set is_arrival = entry.kind not in ['healed', 'recycled'] -%}
    {%- for gate in gates if gate.kind != 'quarantine.freshness' and (is_arrival or gate.kind == 'quarantine.conservation') -%}
        {%- do verdicts.append(quarantine.gate_verdict(gate, facts)) -%}
    {%- endfor -%}
    {{ return(verdicts) }}
{% endmacro %}
