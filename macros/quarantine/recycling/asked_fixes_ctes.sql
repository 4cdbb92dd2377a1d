{#-
What people ask for and the ledger doesn't have: CTE `fixes`. Where all was judged anew, with what it had before. A fix to
a batch that was sent again or discarded waits: its rows are on their way out, or not.
-#}
{% macro asked_fixes_ctes(entity, generation, asked) -%}
pending as (
    {{ asked.pending | indent(4) }}
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

{% if asked.counts_rows -%}
{{ quarantine.counted_fixes_ctes(generation, asked) }}
{%- else -%}
fixes as (
    select *
    from waiting
    {%- if asked.replaced %}
    where not arrays_overlap(map_keys(batches), array({{ quarantine.string_literals(asked.replaced) }}))
    {%- endif %}
)
{%- endif %}
{%- endmacro %}
