{#-
Judges again the quarantined and warned rows whose verdict hangs on a look-up, and clears the failures that are gone.
Reads only the partitions of such rows; one merge; the rows move to a publication of their own.
-#}
{% macro heal(entity, rules, ledger) %}
    {%- set healable = rules | selectattr('lookup', 'defined') | list -%}
    {%- set published = [] -%}
    {%- for entry in quarantine.current_generation(ledger) if entry.was_published and not entry.withdrawal -%}
        {%- do published.append(quarantine.string_literal(entry.publication_id)) -%}
    {%- endfor -%}
    {%- if not healable or not published -%}{{ return(none) }}{%- endif -%}
    {%- set generation = quarantine.current_generation(ledger)[0].generation -%}
    {%- set publication_id = generation ~ '-' ~ quarantine.run_id() ~ '-healed' -%}
    {%- set healed_sql = quarantine.healed_rows_sql(healable, published) -%}
    {%- set counts = quarantine.fetch('select count(*) as healed, coalesce(sum(twins) filter (where is_released), 0) as released from (' ~ healed_sql ~ ')')[0] -%}
    {%- if counts.healed -%}
        {%- set events = [] -%}
        {%- for event in ['judged', 'published'] -%}
            {%- do events.append({
                'event': quarantine.string_literal(event), 'publication_id': quarantine.string_literal(publication_id),
                'generation': quarantine.string_literal(generation), 'kind': "'healed'",
                'released_rows': counts.released if event == 'judged' else 'null',
            }) -%}
        {%- endfor -%}
        {%- do quarantine.record_events(entity, events) -%}
        {%- do run_query(quarantine.merge_healed_sql(healed_sql, publication_id)) -%}
        {{ log(entity ~ ': ' ~ counts.released ~ ' quarantined rows released, their look-ups resolve now', info=counts.released > 0) }}
    {%- endif -%}
{% endmacro %}
