{#-
Which publication each batch belongs to. A new generation is published as one unit, except for the batches that need
a decision of their own: those held or discarded before, those that arrive only now, and older versions. Where a run died
before it had judged the whole unit, the next one adds the rest to it.
-#}
{% macro publication_ids(generation, reason, batches, judged, ledger, batch_column) %}
    {%- set prefix = generation ~ '-' ~ quarantine.run_id() ~ '-' -%}
    {%- set is_first = not (ledger | rejectattr('withdrawal', 'equalto', 'refused') | list) -%}
    {%- set unfinished = judged | selectattr('kind', 'equalto', 'rebuild') | rejectattr('was_published') | rejectattr('withdrawal')
        | map(attribute='publication_id') | first -%}
    {%- set together = batches if not batch_column else quarantine.rebuilt_together(batches, ledger) -%}
    {%- set families = [] -%}
    {%- for batch in batches -%}{%- do families.append(quarantine.batch_family(batch)[0]) -%}{%- endfor -%}
    {%- if is_first -%}
        {%- set together = [] -%}
        {%- for batch in batches if families.count(quarantine.batch_family(batch)[0]) == 1 -%}{%- do together.append(batch) -%}{%- endfor -%}
    {%- elif not reason and not (unfinished and batches | select('in', quarantine.shown_batches(ledger)) | list) -%}
        {%- set together = [] -%}
    {%- endif -%}
    {%- set body = prefix ~ ('initial' if is_first else 'rebuild') if reason else unfinished -%}
    {%- set ids = {} -%}
    {%- for batch in batches -%}
        {%- do ids.update({batch: body if batch in together else prefix ~ '%04d' | format(loop.index)}) -%}
    {%- endfor -%}
    {{ return(ids) }}
{% endmacro %}
