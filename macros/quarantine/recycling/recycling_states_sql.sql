{% macro recycling_states_sql() -%}
select
    model_name,
    sum(pending) as pending,
    sum(illegal) as illegal,
    min(generation) as generation,
    bool_or(is_undelivered) as is_undelivered,
    max(queue_version) as queue_version
from (
    select
        _dlq_model as model_name,
        if({{ quarantine.legal_move_sql() }}, 1, 0) as pending,
        if({{ quarantine.legal_move_sql() }}, 0, 1) as illegal,
        cast(null as string) as generation,
        false as is_undelivered,
        cast(null as bigint) as queue_version
    from {{ quarantine.queue_relation() }}
    where not (_dlq_status <=> _dlq_settled_status)
    union all
    select
        fixes.model_name,
        0,
        0,
        if(fixes.outcome in ({{ quarantine.queue_statuses().closed }}), fixes.generation, null),
        fixes.outcome = 'recycled' and events.publication_id is null,
        fixes.queue_version
    from ({{ quarantine.last_fixes_sql() | indent(4) }}) as fixes
    left join {{ quarantine.engine_table('publication_events') }} as events
        on events.event = 'judged'
        and fixes.model_name = events.model_name
        and fixes.publication_id = events.publication_id
)
group by model_name
{%- endmacro %}
