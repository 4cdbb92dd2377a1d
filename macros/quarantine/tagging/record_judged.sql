{#-
Records every batch in the tagged table that the ledger does not know yet, with the proof that nothing was lost:
the batch's rows and checksum in the input equal those of the judged rows. A batch that differs is taken out again.
-#}
{% macro record_judged(entity, relation, input, input_columns, batches=[]) %}
    {%- set since = quarantine.last_judged_at(entity) -%}
    {%- set batch_column = quarantine.batch_column(entity, input_columns) -%}
    {%- set table_columns = quarantine.relation_columns(relation) -%}
    {%- set stored = quarantine.stored_columns(entity, input_columns, table_columns) | selectattr('is_new', 'undefined') | list -%}
    {%- set content = quarantine.content_columns(quarantine.entity_options(entity), stored) -%}
    {%- set unrecorded = batches or quarantine.unrecorded_batches(relation, since) -%}
    {%- if not unrecorded -%}{{ return([]) }}{%- endif -%}
    {%- set failures = quarantine.rule_failures(relation, since) -%}
    {%- set events = [] -%}
    {%- for row in quarantine.fetch(quarantine.judged_counts_sql(relation, input, content, since, batch_column, unrecorded)) -%}
        {%- do events.append(quarantine.judged_event(row, since, failures)) -%}
    {%- endfor -%}
    {%- set refused = events | selectattr('event', 'equalto', "'refused'") | list -%}
    {%- if refused -%}
        {%- do run_query('delete from ' ~ relation ~ ' where _dq_publication_id in (' ~ refused | map(attribute='publication_id') | join(', ') ~ ')') -%}
    {%- endif -%}
    {%- do quarantine.record_events(entity, events) -%}
    {%- if refused -%}{%- do quarantine.fail_conservation(entity, refused) -%}{%- endif -%}
{% endmacro %}
