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
    {#- what a person fixed or discarded is settled, and released no more -#}
    {%- set resolved_rows = quarantine.resolved_rows_sql(entity) if quarantine.queue_node() else none -%}
    {%- if not quarantine.fetch('select 1 as found from (' ~ quarantine.healed_rows_sql(healable, published, resolved_rows=resolved_rows) ~ ') limit 1') -%}{{ return(none) }}{%- endif -%}

    {%- set generation = quarantine.current_generation(ledger)[0].generation -%}
    {%- set publication_id = generation ~ '-' ~ quarantine.run_id() ~ '-healed' -%}
    {%- set unique_rules = [] -%}
    {%- for rule in rules if 'accepted' in rule -%}{%- do unique_rules.append(dict(rule, has_accepted_rows=true)) -%}{%- endfor -%}
    {%- set healed_sql = quarantine.healed_rows_sql(healable, published, unique_rules, quarantine.accepted_rows_sql(entity, generation), resolved_rows) -%}
    {%- do run_query(quarantine.record_healed_sql(entity, publication_id, healed_sql)) -%}
    {%- set healed = quarantine.engine_table('healed_rows') ~ ' where model_name = ' ~ quarantine.string_literal(entity)
        ~ " and publication_id = '" ~ publication_id ~ "'" -%}
    {%- set counts = quarantine.fetch(
        'select coalesce(sum(row_count) filter (where is_released), 0) as released,'
        ~ ' coalesce(sum(row_count) filter (where size(old_failed_rules) = 0), 0) as moved from ' ~ healed
    )[0] -%}
    {%- set event = quarantine.publication_event('judged', {'publication_id': publication_id, 'generation': generation, 'kind': 'healed'}) -%}
    {%- do quarantine.record_events(entity, [dict(event, released_rows=counts.released, moved_rows=counts.moved), dict(event, event="'published'")]) -%}
    {%- do run_query(quarantine.merge_healed_sql('select * from ' ~ healed, publication_id)) -%}
    {{ log(entity ~ ': ' ~ counts.released ~ ' quarantined rows released, their look-ups resolve now', info=counts.released > 0) }}
{% endmacro %}
