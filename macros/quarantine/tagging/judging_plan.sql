{#-
What this run has to judge: the batches of the input that the current generation doesn't have, or everything, as a new
generation, where there is a reason for it.
-#}
{% macro judging_plan(entity, existing, input, input_columns, rules, ledger) %}
    {%- set batch_column = quarantine.batch_column(entity, input_columns) -%}
    {%- set judged = quarantine.judged_in_table(existing, ledger) -%}
    {%- set reason = quarantine.generation_reason(entity, batch_column, judged, rules) -%}
    {%- set batches = quarantine.input_batches(input, batch_column, [] if reason else judged | sum(attribute='batches', start=[])) -%}
    {%- if not reason and quarantine.replaces_part_of_publication(batches, judged) -%}
        {%- set reason = 'a batch was sent again' -%}
        {%- set batches = quarantine.input_batches(input, batch_column) -%}
    {%- endif -%}
    {%- set generation = quarantine.run_id() if reason else judged[0].generation -%}
    {{ return({
        'reason': reason,
        'generation': generation,
        'batch_column': batch_column,
        'batches': batches,
        'outdated': quarantine.uncounted_batches(batches, judged, ledger),
        'publications': quarantine.publication_ids(generation, reason, batches, judged, ledger, batch_column),
    }) }}
{% endmacro %}
