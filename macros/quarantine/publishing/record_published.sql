{#- One commit: what is published with its proof, what it replaces, and `events`. Where the proof fails, nothing is published, and the build stops. -#}
{% macro record_published(entity, pending, replaced, proof, events) %}
    {%- for entry in pending -%}
        {%- set event = quarantine.publication_event('published' if proof.is_conserved else 'unproven', entry) -%}
        {%- do event.update(verdicts=quarantine.verdicts_sql(quarantine.proven_verdicts(entry.verdicts, proof))) -%}
        {%- if loop.first -%}
            {%- for name in proof.expected -%}{%- do event.update({name: proof[name]}) -%}{%- endfor -%}
            {%- do event.update(is_conserved=proof.is_conserved | lower) -%}
        {%- endif -%}
        {%- do events.append(event) -%}
    {%- endfor -%}
    {%- for entry in replaced if proof.is_conserved or not pending -%}
        {%- do events.append(quarantine.publication_event(entry.event, entry)) -%}
    {%- endfor -%}
    {%- do quarantine.record_events(entity, events) -%}
    {%- if pending and not proof.is_conserved -%}
        {{ quarantine.fail(
            where='model ' ~ entity ~ '_valid, publication ' ~ pending[0].publication_id,
            given=proof.valid_rows ~ ' valid and ' ~ proof.quarantined_rows ~ ' quarantined rows in the views, checksums '
                ~ proof.valid_checksum ~ ' and ' ~ proof.quarantined_checksum,
            allowed=proof.expected.valid_rows ~ ' and ' ~ proof.expected.quarantined_rows ~ ' rows, checksums '
                ~ proof.expected.valid_checksum ~ ' and ' ~ proof.expected.quarantined_checksum ~ ', as judged',
            fix='nothing was published; check that ' ~ entity ~ '_quarantine is built, then judge again with: dbt build --full-refresh --select ' ~ entity ~ '_tagged+',
        ) }}
    {%- endif -%}
{% endmacro %}
