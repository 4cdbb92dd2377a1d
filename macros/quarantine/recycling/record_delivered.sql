{#- The publications of good fixes, with the proof that each fix is in the table once. Where it fails nothing is published. -#}
{% macro record_delivered(entity, rules, columns, publications) %}
    {%- set events = [] -%}
    {%- for counts in quarantine.fetch(quarantine.delivered_counts_sql(entity, rules, columns, publications)) -%}
        {%- set judged = dict(counts, batch_id='', tagged_at=quarantine.run_clock(), rules_fingerprint=quarantine.rules_fingerprint(rules)) -%}
        {%- set event = quarantine.judged_event(judged, counts, {}) -%}
        {%- if event.event != "'judged'" -%}
            {{ quarantine.fail(
                where='model ' ~ entity ~ '_tagged, publication ' ~ counts.publication_id,
                given=counts.valid_rows ~ ' recycled rows in the table, checksum ' ~ counts.valid_checksum,
                allowed=counts.input_rows ~ ' rows, checksum ' ~ counts.input_checksum ~ ', as ' ~ quarantine.queue_ledger('recycle_ledger') ~ ' says',
                fix='nothing was published; judge again with: dbt build --full-refresh --select ' ~ entity ~ '_tagged+',
            ) }}
        {%- endif -%}
        {#- batch NULL: a batch of that name must not count as judged by this -#}
        {%- do events.append(dict(event, kind="'recycled'", batch_id='null')) -%}
        {{ log(entity ~ ': ' ~ counts.valid_rows ~ ' fixed rows recycled', info=true) }}
    {%- endfor -%}
    {%- do quarantine.record_events(entity, events, once=true) -%}
{% endmacro %}
