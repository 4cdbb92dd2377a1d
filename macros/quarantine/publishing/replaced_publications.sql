{#-
What the current generation replaces. Of earlier ones: what readers never saw, and, once the body of the new one is
published, everything (retired). Earlier versions of a batch that was sent again, also where they come late (superseded).
-#}
{% macro replaced_publications(ledger, plan) %}
    {%- set published = plan | selectattr('state', 'equalto', 'published') | list -%}
    {%- set sent_again = plan | selectattr('state', 'equalto', 'superseded') | map(attribute='publication_id') | list -%}
    {%- set current = quarantine.current_generation(ledger) -%}
    {%- if not current -%}{{ return([]) }}{%- endif -%}
    {%- set generation = current[0].generation -%}
    {%- set waiting_body = quarantine.waiting_bodies(ledger, plan) -%}
    {%- set versions = {} -%}
    {%- for entry in published + current | selectattr('was_published') | rejectattr('withdrawal') | list -%}{%- for batch in entry.batches -%}
        {%- set family, version = quarantine.batch_family(batch) -%}
        {%- do versions.update({family: [version, versions.get(family, 0)] | max}) -%}
    {%- endfor -%}{%- endfor -%}
    {%- set replaced = [] -%}
    {%- for entry in ledger if not entry.withdrawal -%}
        {%- if entry.generation < generation and (not entry.was_published or (published and not waiting_body)) -%}
            {%- do replaced.append(dict(entry, event='retired')) -%}
        {%- elif entry.generation == generation and entry.batches | length == 1 -%}
            {%- set family, version = quarantine.batch_family(entry.batches[0]) -%}
            {%- do replaced.append(dict(entry, event='superseded')) if version < versions.get(family, 0) or entry.publication_id in sent_again -%}
        {%- endif -%}
    {%- endfor -%}
    {{ return(replaced) }}
{% endmacro %}
