{% macro ledger_sql(entity, with_failures=false) -%}
select
    publication_id,
    max(generation) as generation,
    max(kind) as kind,
    to_json(collect_set(batch_id) filter (where event = 'judged')) as batches,
    to_json(collect_set(rules_fingerprint) filter (where event = 'judged')) as fingerprints,
    {{ quarantine.utc_text("max(event_at) filter (where event in ('judged', 'refused'))") }} as judged_at,
    max_by(tagged_relation, recorded_at) filter (where tagged_relation is not null) as tagged_relation,
    bool_or(event = 'published') as was_published,
    coalesce({{ quarantine.first_published_sql() }} >= timestamp'{{ quarantine.run_clock() }}', false) as is_published_now,
    max_by(event, recorded_at) filter (where event in ({{ quarantine.withdrawals() }})) as withdrawal,
    {{ quarantine.utc_text(quarantine.first_published_sql()) }} as published_at,
    max(event_at) filter (where event = 'held') is not null as was_held,
    to_json(max_by(verdicts, recorded_at) filter (where event = 'held')) as held_verdicts,
    max_by(event, recorded_at) filter (where event in ('accepted', 'discarded')) as decision,
    max_by(actor, recorded_at) filter (where event in ('accepted', 'discarded')) as decided_by,
    max_by(reason, recorded_at) filter (where event in ('accepted', 'discarded')) as decision_reason,
    {%- if with_failures %}
    to_json(collect_list(rule_failures) filter (where event = 'judged')) as rule_failures,
    {%- endif %}
    sum(valid_rows) filter (where event = 'judged') as valid_rows,
    sum(valid_checksum) filter (where event = 'judged') as valid_checksum,
    sum(quarantined_rows) filter (where event = 'judged') as quarantined_rows,
    sum(quarantined_checksum) filter (where event = 'judged') as quarantined_checksum,
    sum(released_rows) filter (where event = 'judged') as released_rows
from {{ quarantine.engine_table('publication_events') }}
where model_name = {{ quarantine.string_literal(entity) }} and publication_id is not null
group by publication_id
order by publication_id
{%- endmacro %}
