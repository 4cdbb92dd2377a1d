{#- What people ask for and the ledger doesn't have, and where a new generation judged all again, what it had before. -#}
{% macro asked_fixes_ctes(entity, generation, pending, replays) -%}
pending as (
    {{ pending | indent(4) }}
),

last_fixes as (
    {{ quarantine.last_fixes_sql(entity) | indent(4) }}
),

fixes as (
    select pending.*
    from pending
    left anti join {{ quarantine.queue_ledger('recycle_ledger') }} as ledger
        on ledger.model_name = {{ quarantine.string_literal(entity) }}
        and pending._dq_sk = ledger._dq_sk
        and pending.entry = ledger.entry
        and pending.attempt = ledger.attempt
    {%- if replays %}
    union all
    {{ quarantine.replayed_fixes_sql(generation) | indent(4) }}
    {%- endif %}
)
{%- endmacro %}
