{#-
Judges the rows that people fixed, and those fixed earlier where a new generation judged all again. The order makes it
safe to die anywhere: the ledger decides (one commit), the rows follow from the ledger (one commit that adds what isn't
there), their publication is recorded with the proof. The queue learns the outcomes when it is built.
-#}
{% macro recycle(entity, rules, plan, ledger) %}
    {#- an empty input makes no generation that fixes could join -#}
    {%- if plan.reason and not plan.batches -%}{{ return(none) }}{%- endif -%}
    {%- set state = quarantine.recycling_state(entity) -%}
    {%- set generation = plan.generation -%}
    {%- set replays = quarantine.replays_fixes(entity, generation) -%}
    {%- if not (state.pending or state.is_undelivered or replays) -%}{{ return(none) }}{%- endif -%}
    {%- set columns = quarantine.relation_columns(this) | rejectattr('name', 'in', quarantine.engine_columns()) | list -%}
    {%- set publication_id = generation ~ '-' ~ quarantine.run_id() ~ '-recycled' -%}
    {%- set log = quarantine.fetch('describe history ' ~ quarantine.queue_relation() ~ ' limit 1000') -%}
    {%- set is_judged_anew = replays or plan.reason -%}
    {%- do run_query(quarantine.record_fixes_sql(entity, rules, columns, publication_id, {
        'pending': quarantine.pending_fixes_sql(entity, quarantine.trusted_feed_version(entity, state, log), exist=state.pending),
        'counts_rows': is_judged_anew or quarantine.is_queue_behind(entity),
        'by_batch': not (is_judged_anew and quarantine.is_batch_by_time(plan.batch_column)),
        'replaced': quarantine.replaced_batches(plan, ledger),
        'outdated': plan.outdated,
        'queue_version': log[0].version,
    })) -%}
    {%- set undelivered = quarantine.fetch(quarantine.undelivered_sql(entity, generation)) | map(attribute='publication_id') | list -%}
    {%- if undelivered -%}
        {%- do run_query(quarantine.deliver_fixes_sql(entity, rules, columns, undelivered)) -%}
        {%- do quarantine.record_delivered(entity, rules, columns, undelivered) -%}
    {%- endif -%}
{% endmacro %}
