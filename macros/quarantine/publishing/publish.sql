{#- Appends the decisions on everything that waits for publication to the ledger in one commit; returns what is published now. -#}
{% macro publish(entity, ledger) %}
    {%- set pending = [] -%}
    {%- for entry in quarantine.current_generation(ledger) if not entry.was_published and not entry.withdrawal -%}
        {%- do pending.append(entry) -%}
    {%- endfor -%}
    {%- if not pending -%}{{ return([]) }}{%- endif -%}
    {%- set events = [] -%}
    {%- for entry in pending -%}
        {%- do events.append(quarantine.publication_event('published', entry)) -%}
    {%- endfor -%}
    {%- for entry in quarantine.replaced_publications(ledger, pending) -%}
        {%- do events.append(quarantine.publication_event(entry.event, entry)) -%}
    {%- endfor -%}
    {%- do quarantine.record_events(entity, events) -%}
    {{ return(pending) }}
{% endmacro %}
