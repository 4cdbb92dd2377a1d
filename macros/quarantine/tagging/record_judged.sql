{#-
Records the batches of the given publications, or those in the table that the ledger doesn't know yet, with the proof
that nothing was lost: a batch's rows and checksum in the input equal those of its judged rows. A publication that
differs is taken out again. Returns whether anything was recorded.
-#}
{% macro record_judged(entity, relation, input, input_columns, ledger, publications={}) %}
    {%- set since = ledger | map(attribute='judged_at') | select | sort | last | default('1970-01-01T00:00:00Z', true) -%}
    {#- where the last run was on a machine whose clock is ahead, or began later, what is new is what this run wrote -#}
    {%- set time = "= timestamp'" ~ quarantine.run_clock() if publications and since >= quarantine.run_clock() else "> timestamp'" ~ since -%}
    {%- set is_new = '_dq_tagged_at ' ~ time ~ "' and _dq_publication_id not rlike '-(healed|recycled)$'" -%}
    {%- set batches = publications.keys() | list or quarantine.unrecorded_batches(relation, is_new) -%}
    {%- if not batches -%}{{ return(false) }}{%- endif -%}
    {%- set batch_column = quarantine.batch_column(entity, input_columns) -%}
    {%- if not publications and not batch_column -%}
        {#- a run died here: nothing says which rows of the input it had read, and this one reads all of them -#}
        {%- do run_query('delete from ' ~ relation ~ ' where ' ~ is_new ~ ' and _dq_publication_id not in (' ~ quarantine.recorded_publications_sql(entity) ~ ')') -%}
        {{ return(false) }}
    {%- endif -%}
    {%- if not publications -%}{%- do quarantine.restore_settled(entity, relation, batch_column) -%}{%- endif -%}
    {%- set stored = quarantine.stored_columns(entity, input_columns, quarantine.relation_columns(relation)) -%}
    {%- set content = quarantine.content_columns(quarantine.entity_options(entity), stored | selectattr('is_new', 'undefined') | list) -%}
    {%- set counts = quarantine.fetch(quarantine.judged_counts_sql(
        relation, input, content, is_new, batch_column, batches,
    )) -%}
    {%- set events = quarantine.judged_events(counts, publications, quarantine.rule_failures(relation, is_new)) -%}
    {%- set refused = events | selectattr('event', 'equalto', "'refused'") | list -%}
    {%- if refused -%}
        {%- do run_query('delete from ' ~ relation ~ ' where _dq_publication_id in (' ~ refused | map(attribute='publication_id') | join(', ') ~ ')') -%}
    {%- endif -%}
    {%- do quarantine.record_events(entity, events, once=true) -%}
    {%- if refused -%}{%- do quarantine.fail_conservation(entity, refused) -%}{%- endif -%}
    {{ return(true) }}
{% endmacro %}
