{#- Reads what readers of the two views now see of the new publications and compares it with what was judged. -#}
{% macro prove_published(entity, valid_sql, published) %}
    {%- if not published -%}{{ return(none) }}{%- endif -%}
    {%- set expected = {} -%}
    {%- set seen = {} -%}
    {%- for row in quarantine.fetch(quarantine.published_counts_sql(entity, valid_sql, published)) -%}
        {%- do seen.update({row.side ~ '_rows': row.counted_rows | int, row.side ~ '_checksum': row.checksum | int}) -%}
    {%- endfor -%}
    {%- for name in seen -%}{%- do expected.update({name: published | sum(attribute=name) | int}) -%}{%- endfor -%}
    {%- set is_conserved = seen == expected -%}
    {%- set events = [] -%}
    {%- for entry in published -%}
        {%- set counts = seen if loop.first else {} -%}
        {%- do events.append(dict(quarantine.publication_event('proven' if is_conserved else 'discarded', entry), **dict(
            counts, is_conserved=is_conserved | lower, actor="'conservation'",
        ))) -%}
    {%- endfor -%}
    {%- do quarantine.record_events(entity, events) -%}
    {%- if not is_conserved -%}
        {{ quarantine.fail(
            where='model ' ~ entity ~ '_valid, publication ' ~ published[0].publication_id,
            given=seen.valid_rows ~ ' valid and ' ~ seen.quarantined_rows ~ ' quarantined rows in the views, checksums '
                ~ seen.valid_checksum ~ ' and ' ~ seen.quarantined_checksum,
            allowed=expected.valid_rows ~ ' and ' ~ expected.quarantined_rows ~ ' rows, checksums '
                ~ expected.valid_checksum ~ ' and ' ~ expected.quarantined_checksum ~ ', as judged',
            fix='the publication was withdrawn; check that ' ~ entity ~ '_quarantine was built, then judge again with: dbt build --full-refresh --select ' ~ entity ~ '_tagged+',
        ) }}
    {%- endif -%}
{% endmacro %}
