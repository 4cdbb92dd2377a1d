{#-
What the published entries replace: everything of earlier generations, unless the body of the new one still waits
(retired), and earlier versions of a batch that was sent again (superseded).
-#}
{% macro replaced_publications(ledger, published) %}
    {%- if not published -%}{{ return([]) }}{%- endif -%}
    {%- set generation = published[0].generation -%}
    {%- set waiting_body = ledger | selectattr('generation', 'equalto', generation) | selectattr('kind', 'in', ['initial', 'rebuild'])
        | rejectattr('was_published') | rejectattr('withdrawal')
        | rejectattr('publication_id', 'in', published | map(attribute='publication_id') | list) | list -%}
    {%- set versions = {} -%}
    {%- for entry in published -%}{%- for batch in entry.batches -%}
        {%- set family, version = quarantine.batch_family(batch) -%}
        {%- do versions.update({family: [version, versions.get(family, 0)] | max}) -%}
    {%- endfor -%}{%- endfor -%}
    {%- set replaced = [] -%}
    {%- for entry in ledger if not entry.withdrawal -%}
        {%- if entry.generation < generation and not (waiting_body and entry.was_published) -%}
            {%- do replaced.append(dict(entry, event='retired')) -%}
        {%- elif entry.generation == generation and entry.batches | length == 1 -%}
            {%- set family, version = quarantine.batch_family(entry.batches[0]) -%}
            {%- do replaced.append(dict(entry, event='superseded')) if version < versions.get(family, 0) -%}
        {%- endif -%}
    {%- endfor -%}
    {{ return(replaced) }}
{% endmacro %}
