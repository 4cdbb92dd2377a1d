{#-
Closed verdicts of one gate from the last run that evaluated it, unless decided. With on_closed_gate: pass, batches held in
earlier runs don't count.
-#}
{% macro last_closed_verdicts_sql(entity, gate_name) -%}
with events as (
    select * from {{ quarantine.engine_table('publication_events') }} where model_name = {{ quarantine.string_literal(entity) }}
),

settled as (
    select publication_id from events where event in ('accepted', 'discarded', 'superseded', 'retired')
    {%- if quarantine.entity_options(entity).get('on_closed_gate') == 'pass' %}
    union all
    select publication_id from events where event = 'held' group by publication_id having count(distinct event_at) > 1
    {%- endif %}
),

verdicts as (
    select publication_id, event_at, inline(verdicts) from events
)

select verdicts.*
from verdicts
left anti join settled on verdicts.publication_id = settled.publication_id
where
    verdicts.gate = {{ quarantine.string_literal(gate_name) }}
    and verdicts.is_closed
    and verdicts.event_at = (select max(event_at) from events where verdicts is not null)
{%- endmacro %}
