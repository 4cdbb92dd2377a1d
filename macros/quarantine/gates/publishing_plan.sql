{#-
What happens to each waiting entry, in order: published, held (a gate is closed), queued (behind a held one), discarded,
superseded. Returns the entries with `state`, `verdicts` and the `decider`, the entry that a person decided on.
-#}
{% macro publishing_plan(entity, gates, ledger) %}
    {%- set pending = quarantine.pending_publications(ledger) -%}
    {%- set passes = quarantine.entity_options(entity).get('on_closed_gate', 'hold') == 'pass' -%}
    {%- set drift = quarantine.drift_of(entity, gates, pending) -%}
    {%- set shown = quarantine.shown_batches(ledger) -%}
    {%- set plan = [] -%}
    {#- the body of a generation comes before its single batches, and fixed rows never before it: earlier ones are still shown then -#}
    {%- for entry in pending | rejectattr('kind', 'equalto', 'arrival') | list + pending | selectattr('kind', 'equalto', 'arrival') | list -%}
        {%- set decider = quarantine.decision_on(entry, ledger) -%}
        {%- set held = plan | selectattr('state', 'equalto', 'held') | list -%}
        {#- what readers have of an earlier generation comes with the body of this one, and waits for nothing else -#}
        {%- set is_shown = entry.kind == 'arrival' and entry.batches | select('in', shown) | list != [] -%}
        {%- set before = quarantine.waiting_bodies(ledger, plan) if entry.kind == 'recycled' or is_shown else [] if passes else held -%}
        {%- set seen = ledger + plan | selectattr('state', 'equalto', 'published') | list -%}
        {%- set verdicts = quarantine.entry_verdicts(entry, gates, seen, drift) -%}
        {%- set is_closed = verdicts | selectattr('is_closed') | selectattr('severity', 'equalto', 'error') | list != [] -%}
        {%- set state = 'superseded' if quarantine.is_sent_again(entry, ledger)
            else decider.decision.replace('accepted', 'published') if decider
            else 'queued' if before
            else 'held' if entry.was_held or is_closed
            else 'published' -%}
        {%- do plan.append(dict(
            entry,
            state=state,
            decider=decider,
            verdicts=quarantine.settled_verdicts(verdicts, state, before | map(attribute='batches') | first),
            was_published=state == 'published',
            published_at=quarantine.run_clock(),
        )) -%}
    {%- endfor -%}
    {{ return(plan) }}
{% endmacro %}
