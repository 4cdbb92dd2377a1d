{#-
Each batch and rule beside the rule's own history: the published batches before it, up to `window` of them. The distance from
their median is measured in robust deviations: 1.4826 times the median absolute deviation, but no less than what chance
does to a batch of this size, so that small batches raise no alarm. A rule that is declared no more has no drift.
-#}
{% macro rule_drift_sql(rules, options) -%}
with history as (
    {{ quarantine.rule_history_sql(rules, options.window) | indent(4) }}
),

centred as (
    select *, {{ quarantine.median_of('past_rates') }} as median_rate
    from history
),

spread as (
    select *, array_sort(transform(past_rates, past_rate -> abs(past_rate - median_rate))) as deviations
    from centred
),

scored as (
    select
        *,
        (failure_rate - median_rate) / greatest(
            1.4826 * {{ quarantine.median_of('deviations') }},
            sqrt(median_rate * (1 - median_rate) / judged_rows),
            1 / judged_rows
        ) as score
    from spread
    where judged_rows > 0 and severity is not null
)

select
    *,
    size(past_rates) as past_batches,
    abs(score) as distance,
    case
        when size(past_rates) < {{ options.min_history }} then 'little_history'
        when failed_rows_ever = 0 then 'never_fired'
        when failed_rows = 0 and median_rate * judged_rows >= 5 then 'silent'
        when abs(score) > {{ options.threshold }} then 'drifted'
        else 'steady'
    end as status
from scored
{%- endmacro %}
