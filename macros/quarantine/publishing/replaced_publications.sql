{#-
What the published entries replace: everything of earlier generations once the body of the new one is published
(retired), and earlier versions of a batch that was sent again (superseded).
-#}
{% macro replaced_publications(ledger, published) %}
    {%- if not published -%}{{ return([]) }}{%- endif -%}
    {%- set generation = published[0].generation -%}
    {%- set has_body = published | selectattr('kind', 'in', ['initial', 'rebuild']) | list | length > 0 -%}
    {%- set versions = {} -%}
    {%- for entry in published -%}{%- for batch in entry.batches -%}
        {%- set family, version = quarantine.batch_family(batch) -%}
        {%- do versions.update({family: [version, versions.get(family, 0)] | max}) -%}
    {%- endfor -%}{%- endfor -%}
    {%- set replaced = [] -%}
    {%- for entry in ledger if not entry.withdrawal -%}
        {%- if entry.generation < generation and (has_body or not entry.was_published) -%}
            {%- do replaced.append(dict(entry, event='retired')) -%}
        {%- elif entry.generation == generation and entry.batches | length == 1 -%}
            {%- set family, version = quarantine.batch_family(entry.batches[0]) -%}
            {%- do replaced.append(dict(entry, event='superseded')) if version < versions.get(family, 0) -%}
        {%- endif -%}
    {%- endfor -%}
    {{ return(replaced) }}
{% endmacro %}
