{#- Reads what readers of the two views now see of the new publications and compares it with what was judged. -#}
{% macro prove_published(entity, valid_sql, published) %}
    {%- if not published -%}{{ return(none) }}{%- endif -%}
    {%- set rows = quarantine.fetch(quarantine.published_counts_sql(entity, valid_sql, published)) -%}
    {%- set events = [] -%}
    {%- for row in rows -%}
        {%- do events.append(dict(quarantine.publication_event('proven' if row.is_conserved else 'discarded', row), **{
            'valid_rows': row.valid_rows | int, 'valid_checksum': row.valid_checksum | int,
            'quarantined_rows': row.quarantined_rows | int, 'quarantined_checksum': row.quarantined_checksum | int,
            'is_conserved': row.is_conserved | lower,
            'actor': "'conservation'",
        })) -%}
    {%- endfor -%}
    {%- do quarantine.record_events(entity, events) -%}
    {%- for row in rows | rejectattr('is_conserved') -%}
        {{ quarantine.fail(
            where='model ' ~ entity ~ '_valid, publication ' ~ row.publication_id,
            given=row.valid_rows ~ ' valid and ' ~ row.quarantined_rows ~ ' quarantined rows in the views',
            allowed=row.judged_valid_rows ~ ' valid and ' ~ row.judged_quarantined_rows ~ ' quarantined rows, as judged',
            fix='the publication was withdrawn; check that ' ~ entity ~ '_quarantine was built, then judge again with: dbt build --full-refresh --select ' ~ entity ~ '_tagged+',
        ) }}
    {%- endfor -%}
{% endmacro %}
