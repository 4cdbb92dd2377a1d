{#-
Per judged batch and rule, how many rows failed; once for each time that the batch was judged. A rule counts from the
first batch that it is known to have judged, so that 0 means 0.
-#}
{% macro rule_judgements_sql(rules) -%}
with declared as (
    {{ quarantine.rows_as_sql({'model_name': 'string', 'rule': 'string', 'severity': 'string', 'fingerprint': 'string'}, rules) | indent(4) }}
),

judged as (
    select
        *,
        coalesce(rule_failures, cast(map() as map<string, bigint>)) as failures,
        min(event_at) over (partition by model_name, batch_id) as first_judged_at
    from {{ quarantine.engine_table('publication_events') }}
    where event = 'judged' and batch_id is not null and kind not in ('healed', 'recycled')
),

rules as (
    select model_name, rule, max(severity) as severity, max(fingerprint) as fingerprint
    from (
        select model_name, rule, severity, fingerprint from declared
        union all
        select model_name, rule, null, null from judged lateral view explode(map_keys(failures)) as rule
    )
    group by model_name, rule
),

judgements as (
    select
        judged.*,
        rules.rule,
        rules.severity,
        judged.valid_rows + judged.quarantined_rows as judged_rows,
        coalesce(try_element_at(judged.failures, rules.rule), 0) as failed_rows,
        min(if(
            map_contains_key(judged.failures, rules.rule) or judged.rules_fingerprint = rules.fingerprint, judged.first_judged_at, null
        )) over (partition by judged.model_name, rules.rule) as known_since
    from judged
    inner join rules on judged.model_name = rules.model_name
)

select
    model_name, rule, severity, batch_id, publication_id, kind, event_at, invocation_id, first_judged_at, judged_rows, failed_rows
from judgements
where first_judged_at >= known_since
{%- endmacro %}
