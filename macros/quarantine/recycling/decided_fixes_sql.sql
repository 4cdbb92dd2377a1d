{#- Fixes that the ledger doesn't have, with what is to become of them. -#}
{% macro decided_fixes_sql(entity, rules, columns, generation, asked) -%}
{%- set own_warnings = [] -%}
{%- for rule in rules if rule.severity == 'warn' -%}{%- do own_warnings.append(quarantine.string_literal(rule.name)) -%}{%- endfor -%}
with {{ quarantine.asked_fixes_ctes(entity, generation, asked) }},

{{ quarantine.typed_fixes_ctes(columns, [
    'texts._dq_sk as _dlq_key',
    'texts.entry as _dlq_entry',
    quarantine.fix_problems_sql(rules, columns) ~ ' as _dlq_reasons',
    'array_except(texts.origin_warnings, cast(array(' ~ own_warnings | join(', ') ~ ') as array<string>)) as _dq_warnings',
], "texts.status != 'discarded' and texts.occurrences > 0") }},

verdicts as (
    select
        _dlq_key,
        _dlq_entry,
        max(_dlq_reasons) as reasons,
        array_distinct(flatten(collect_list(_dq_failed_rules))) as failed_rules,
        array_distinct(flatten(collect_list(_dq_warnings))) as warnings
    from (
        {{ quarantine.judged_fixes_sql(entity, rules, columns, quarantine.accepted_rows_sql(entity, generation, asked.outdated)) | indent(8) }}
    )
    group by _dlq_key, _dlq_entry
)

select
    fixes.*,
    case
        when fixes.occurrences = 0 then 'released'
        when fixes.status = 'discarded' then 'discarded'
        when size(verdicts.reasons) = 0 and size(verdicts.failed_rules) = 0 then 'recycled'
        when fixes.attempt >= {{ quarantine.max_attempts() }} then 'parked'
        else 'refailed'
    end as outcome,
    case
        when size(verdicts.reasons) > 0 then transform(verdicts.reasons, reason -> named_struct('name', 'unusable_fix', 'rule', reason))
        else {{ quarantine.rule_texts_sql('verdicts.failed_rules', rules) }}
    end as failed_rules,
    verdicts.warnings
from fixes
left join verdicts
    on fixes._dq_sk = verdicts._dlq_key
    and fixes.entry = verdicts._dlq_entry
{%- endmacro %}
