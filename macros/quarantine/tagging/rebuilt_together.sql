{#-
The batches that a new generation publishes as one unit: what readers have of the input, each batch in its newest version;
where they have none of it, since its batches are named anew, the whole input. A batch that waits for a decision or was
discarded stays on its own, and so does the older version beside it.
-#}
{% macro rebuilt_together(batches, ledger) %}
    {%- set shown = quarantine.shown_batches(ledger) -%}
    {%- set families = [] -%}
    {%- for batch in shown -%}{%- do families.append(quarantine.batch_family(batch)[0]) -%}{%- endfor -%}
    {%- set waiting = ledger | selectattr('kind', 'equalto', 'arrival') | rejectattr('was_published') | rejectattr('withdrawal')
        | sum(attribute='batches', start=[]) | reject('in', shown) | list -%}
    {%- set kept = batches | reject('in', quarantine.discarded_batches(ledger)) | list -%}
    {%- set alone = waiting + quarantine.outdated_batches(kept) -%}
    {%- set are_renamed = shown and not (batches | select('in', shown) | list) -%}
    {%- set together = [] -%}
    {%- for batch in kept if batch not in alone and (are_renamed or quarantine.batch_family(batch)[0] in families) -%}
        {%- do together.append(batch) -%}
    {%- endfor -%}
    {{ return(together) }}
{% endmacro %}
