{#- One ledger event per batch, from its counts on the judged side and on the input side. -#}
{% macro judged_events(counts, since, failures) %}
    {%- set arrived = {} -%}
    {%- for row in counts if row.input_rows is not none -%}{%- do arrived.update({row.batch_id: row}) -%}{%- endfor -%}
    {%- set events = [] -%}
    {%- for row in counts if row.input_rows is none -%}
        {%- set input = arrived.pop(row.batch_id, {}) -%}
        {%- do events.append(quarantine.judged_event(row, input, since, failures)) -%}
    {%- endfor -%}
    {%- for batch_id, input in arrived.items() -%}
        {%- do events.append(quarantine.judged_event({'batch_id': batch_id}, input, since, failures)) -%}
    {%- endfor -%}
    {#- a publication is refused as a whole -#}
    {%- set refused = events | selectattr('event', 'equalto', "'refused'") | map(attribute='publication_id') | list -%}
    {%- for event in events if event.publication_id in refused -%}{%- do event.update(event="'refused'") -%}{%- endfor -%}
    {{ return(events) }}
{% endmacro %}
