{#- Pairs of rules that fail on the same rows, over the tagged tables that are there. Reads rejected and warned rows. -#}
{% macro rules_together_sql() -%}
{%- set queries = [] -%}
{%- for entity, nodes in (quarantine.entity_nodes() | dictsort if execute and flags.WHICH in ['run', 'build', 'retry'] else []) if 'tagged' in nodes -%}
    {%- set existing = load_relation(api.Relation.create(schema=nodes.tagged.schema, identifier=nodes.tagged.alias)) -%}
    {%- do queries.append(
        'select ' ~ quarantine.string_literal(entity)
        ~ " as model_name, array_remove(array_union(_dq_failed_rules, _dq_warnings), 'payload_purged') as rules from "
        ~ existing ~ ' where not _dq_valid or _dq_warned'
    ) if existing -%}
{%- endfor -%}
with failing as (
    {{ queries | join('\n    union all\n    ') or 'select cast(null as string) as model_name, cast(array() as array<string>) as rules limit 0' }}
),

by_rule as (
    select model_name, rule, count(*) as failed_rows
    from failing
    lateral view explode(rules) as rule
    group by model_name, rule
),

pairs as (
    select model_name, rule, other_rule, count(*) as rows_together
    from failing
    lateral view explode(rules) as rule
    lateral view explode(rules) as other_rule
    where rule < other_rule
    group by model_name, rule, other_rule
)

select
    pairs.model_name,
    pairs.rule,
    pairs.other_rule,
    pairs.rows_together,
    by_rule.failed_rows as rule_rows,
    by_other_rule.failed_rows as other_rule_rows,
    pairs.rows_together = by_rule.failed_rows and pairs.rows_together = by_other_rule.failed_rows as is_always_together
from pairs
inner join by_rule on pairs.model_name = by_rule.model_name and pairs.rule = by_rule.rule
inner join by_rule as by_other_rule on pairs.model_name = by_other_rule.model_name and pairs.other_rule = by_other_rule.rule
{%- endmacro %}
