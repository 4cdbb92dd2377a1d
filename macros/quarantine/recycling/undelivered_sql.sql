{#- Publications of good fixes that aren't recorded yet: those of this run, and of a run that died. -#}
{% macro undelivered_sql(entity, generation) -%}
select distinct ledger.publication_id
from {{ quarantine.queue_ledger('recycle_ledger') }} as ledger
left anti join {{ quarantine.engine_table('publication_events') }} as events
    on events.model_name = {{ quarantine.string_literal(entity) }}
    and events.event = 'judged'
    and ledger.publication_id = events.publication_id
where
    ledger.model_name = {{ quarantine.string_literal(entity) }}
    and ledger.outcome = 'recycled'
    and ledger.generation = '{{ generation }}'
{%- endmacro %}
