{#-
What people ask for and the ledger doesn't have. Where all was judged anew, with what it had before, and only for rows that
are rejected again. A fix to a batch that was sent again waits: the batch's new version takes its place, or not.
-#}
{% macro asked_fixes_ctes(entity, generation, pending, is_judged_anew, batches) -%}
pending as (
    {{ pending | indent(4) }}
),

last_fixes as (
    {{ quarantine.last_fixes_sql(entity) | indent(4) }}
),

waiting as (
    select pending.*
    from pending
    left anti join {{ quarantine.queue_ledger('recycle_ledger') }} as ledger
        on ledger.model_name = {{ quarantine.string_literal(entity) }}
        and pending._dq_sk = ledger._dq_sk
        and pending.entry = ledger.entry
        and pending.attempt = ledger.attempt
),

fixes as (
    {%- if is_judged_anew %}
    {{ quarantine.replayed_fixes_sql(generation, batches) | indent(4) }}
    {%- else %}
    select *
    from waiting
    {%- if batches.replaced %}
    where not arrays_overlap(map_keys(batches), array({{ batches.replaced | join(', ') }}))
    {%- endif %}
    {%- endif %}
)
{%- endmacro %}
