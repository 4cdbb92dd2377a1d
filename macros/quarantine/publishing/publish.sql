{#- Appends the decisions on everything that waits for publication to the ledger in one commit; returns what is published now. -#}
{% macro publish(entity) %}
    {%- set pending = quarantine.pending_publications(entity) -%}
    {%- if not pending -%}{{ return([]) }}{%- endif -%}
    {%- set events = [] -%}
    {%- for publication in pending -%}
        {%- do events.append(quarantine.publication_event('published', publication)) -%}
    {%- endfor -%}
    {%- for replaced in quarantine.replaced_publications(entity, pending) -%}
        {%- do events.append(quarantine.publication_event(replaced.event, replaced)) -%}
    {%- endfor -%}
    {%- do quarantine.record_events(entity, events) -%}
    {{ return(pending) }}
{% endmacro %}
