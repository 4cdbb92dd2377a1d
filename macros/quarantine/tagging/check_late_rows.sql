{#-
Rows that came after their batch was judged, which nobody has judged. New batches are all that a run reads, so these are
looked for on demand: it counts the whole input.
-#}
{% macro check_late_rows(entity, input, batch_column, ledger) %}
    {%- if not batch_column or not var('quarantine_full_proof', false) -%}{{ return(none) }}{%- endif -%}
    {%- set arrived = {} -%}
    {%- for row in quarantine.fetch(
        'select ' ~ quarantine.batch_id_sql(batch_column) ~ ' as batch_id, count(*) as row_count from ' ~ input ~ ' group by 1'
    ) -%}
        {%- do arrived.update({row.batch_id: row.row_count}) -%}
    {%- endfor -%}
    {%- for entry in quarantine.current_generation(ledger) if entry.kind in ('initial', 'rebuild', 'arrival') -%}
        {%- set rows = [] -%}
        {%- for batch in entry.batches -%}{%- do rows.append(arrived.get(batch, 0)) -%}{%- endfor -%}
        {%- set judged = entry.valid_rows + entry.quarantined_rows -%}
        {%- if rows | sum > judged -%}
            {{ quarantine.fail(
                where='model ' ~ entity ~ '_tagged, batch ' ~ entry.batches | sort | join(', '),
                given=rows | sum ~ ' rows in the input, ' ~ judged ~ ' of them judged: the others came after their batch was',
                allowed='a batch that is complete when it is judged',
                fix='send these rows in a batch of their own, or the whole batch again as BATCH.v2; --full-refresh judges everything anew',
            ) }}
        {%- endif -%}
    {%- endfor -%}
{% endmacro %}
