{#- Ledger events of the plan beside what gets published: entries that wait, decisions that still hold, gates without a batch. -#}
{% macro decision_events(plan, verdicts) %}
    {%- set events = [] -%}
    {%- for entry in plan -%}
        {%- if entry.decider and entry.decider.publication_id != entry.publication_id -%}
            {%- do events.append(dict(
                quarantine.publication_event(entry.decider.decision, entry),
                actor=quarantine.literal(entry.decider.decided_by),
                reason=quarantine.literal(entry.decider.decision_reason),
                verdicts=quarantine.verdicts_sql(entry.verdicts if entry.state == 'discarded' else []),
            )) -%}
        {%- elif entry.state in ['held', 'queued'] -%}
            {%- do events.append(dict(quarantine.publication_event(entry.state, entry), verdicts=quarantine.verdicts_sql(entry.verdicts))) -%}
        {%- endif -%}
    {%- endfor -%}
    {%- do events.append({'event': "'checked'", 'verdicts': quarantine.verdicts_sql(verdicts)}) if verdicts -%}
    {{ return(events) }}
{% endmacro %}
