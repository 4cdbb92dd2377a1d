{#-
Distinct rows whose look-up failures are (partly) gone, with the verdict they have now. A row that would be released has
to pass the uniqueness rules too: against rows accepted meanwhile, and against the others released with it.
-#}
{% macro healed_rows_sql(healable, published, unique_rules=[], accepted_rows=none, resolved_rows=none) -%}
with input as (
    {{ quarantine.healable_rows_sql(healable, published, resolved_rows) | indent(4) }}
),
{{ quarantine.lookup_ctes(healable) }}
looked_up as (
    select
        input.*,
        {{ quarantine.cleared_rules(healable) | indent(8) }} as _dq_cleared_rules
    from input
    {{- quarantine.lookup_joins(healable) }}
),
cleared as (
    select *, not _dq_valid and size(array_except(_dq_failed_rules, _dq_cleared_rules)) = 0 as _dq_is_releasable
    from looked_up
    where arrays_overlap(array_union(_dq_failed_rules, _dq_warnings), _dq_cleared_rules)
),
{{ quarantine.lookup_ctes(unique_rules, accepted_rows) }}
healed as (
    select
        input._dq_sk,
        input._dq_batch_id,
        input._dq_publication_id,
        input._dq_failed_rules,
        input._dq_warnings,
        input._dq_tagged_at,
        array_union(
            array_except(input._dq_failed_rules, input._dq_cleared_rules),
            {{ quarantine.release_failures(unique_rules, 'error') | indent(12) }}
        ) as failed_rules,
        array_union(
            array_except(input._dq_warnings, input._dq_cleared_rules),
            {{ quarantine.release_failures(unique_rules, 'warn') | indent(12) }}
        ) as warnings,
        not input._dq_valid as was_rejected
    from cleared as input
    {{- quarantine.lookup_joins(unique_rules) }}
)

select
    _dq_sk as row_key,
    _dq_batch_id as batch_id,
    _dq_publication_id as old_publication_id,
    _dq_failed_rules as old_failed_rules,
    _dq_warnings as old_warnings,
    failed_rules,
    warnings,
    was_rejected and size(failed_rules) = 0 as is_released,
    min(_dq_tagged_at) as held_since,
    count(*) as row_count
from healed
group by _dq_sk, _dq_batch_id, _dq_publication_id, _dq_failed_rules, _dq_warnings, failed_rules, warnings, was_rejected
{%- endmacro %}
