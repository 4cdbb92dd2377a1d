{#- One ledger event per batch, from its counts on the judged side and on the input side. -#}
{% macro judged_events(counts, publications, failures) %}
    {%- set arrived = {} -%}
    {%- for row in counts if row.input_rows is not none -%}{%- do arrived.update({row.batch_id: row}) -%}{%- endfor -%}
    {%- set events = [] -%}
    {%- set judged = [] -%}
    {#- of two runs that judged a batch at the same moment both take the same one: what the ledger has, else the first id -#}
    {%- for row in counts | selectattr('input_rows', 'none') | sort(attribute='publication_id') | sort(attribute='is_recorded', reverse=true) -%}
        {%- set input = arrived.pop(row.batch_id, {}) -%}
        {%- do events.append(dict(
            quarantine.judged_event(row, input, failures),
            is_judged_twice=row.batch_id in judged,
        )) if not row.is_recorded -%}
        {%- do judged.append(row.batch_id) -%}
    {%- endfor -%}
    {#- batches without a judged row: empty, or lost -#}
    {%- for batch_id, publication_id in publications.items() if batch_id not in judged -%}
        {%- set nothing = {'batch_id': batch_id, 'publication_id': publication_id, 'tagged_at': quarantine.run_clock()} -%}
        {%- do events.append(quarantine.judged_event(nothing, arrived.get(batch_id, {}), failures)) -%}
    {%- endfor -%}
    {#- a publication is refused as a whole, and with its body a generation: else readers would keep the one before beside it -#}
    {%- set refused = events | selectattr('event', 'equalto', "'refused'") | map(attribute='publication_id') | list -%}
    {%- set without_body = events | selectattr('event', 'equalto', "'refused'") | rejectattr('kind', 'equalto', "'arrival'") | map(attribute='generation') | list -%}
    {%- for event in events if event.publication_id in refused or event.generation in without_body -%}{%- do event.update(event="'refused'") -%}{%- endfor -%}
    {{ return(events) }}
{% endmacro %}
