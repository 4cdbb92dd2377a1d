{#-
One commit decides about each fix, and only inserts. Two runs at once can't both write: the merge reads the model's part
of the ledger, so Delta refuses the second.
-#}
{% macro record_fixes_sql(entity, rules, columns, publication_id, asked) -%}
{%- set ledger = quarantine.queue_ledger('recycle_ledger') -%}
{%- set ledger_columns = quarantine.recycle_ledger_columns().keys() | list -%}
{%- set generation = publication_id.split('-')[0] -%}
{%- set model_name = quarantine.string_literal(entity) -%}
merge into {{ ledger }} as ledger
using (
{{ quarantine.decided_fixes_sql(entity, rules, columns, generation, asked) }}
) as fix
    on ledger.model_name = {{ model_name }}
    and ledger.generation = {{ quarantine.string_literal(generation) }}
    and ledger._dq_sk = fix._dq_sk
    and ledger.entry = fix.entry
    and ledger.attempt = fix.attempt
when not matched then insert ({{ ledger_columns | join(', ') }}) values (
    {{ model_name }},
    fix._dq_sk,
    fix.entry,
    fix.attempt,
    concat(fix.entry, '.', fix.attempt),
    {{ quarantine.string_literal(generation) }},
    {{ quarantine.string_literal(publication_id) }},
    fix.outcome,
    timestamp'{{ quarantine.run_clock() }}',
    {{ quarantine.string_literal(invocation_id) }},
    fix.occurrences,
    fix.batches,
    fix.origin_rules,
    fix.failed_rules,
    fix.warnings,
    if(fix.outcome = 'recycled', fix.row_data, null),
    if(fix.outcome = 'recycled', fix.original_row_data, null),
    fix.actor,
    fix.note,
    {{ asked.queue_version }}
)
{%- endmacro %}
