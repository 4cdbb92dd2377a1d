{#-
Each batch and rule beside the rule's own history: the published batches before it, up to `window` of them. The distance from
their median is measured in robust deviations: 1.4826 times the median absolute deviation, but no less than what chance
does to a batch of this size, so that small batches raise no alarm.
-#}
{% macro rule_drift_sql(rules, options) -%}
with judgements as (
    {{ quarantine.rule_judgements_sql(rules) | indent(4) }}
),

versions as (
    select *, publication_id = max(publication_id) over (partition by model_name, batch_id) as is_last
    from judgements
),

rates as (
    select
        versions.*,
        publications.is_published,
        versions.failed_rows / nullif(versions.judged_rows, 0) as failure_rate,
        row_number() over (
            partition by versions.model_name, versions.rule order by versions.first_judged_at, versions.batch_id
        ) as position
    from versions
    inner join {{ quarantine.engine_table('publications') }} as publications
        on versions.model_name = publications.model_name
        and versions.publication_id = publications.publication_id
    where versions.is_last
),

compared as (
    select
        rates.*,
        sum(rates.failed_rows) over (partition by rates.model_name, rates.rule) as failed_rows_ever,
        array_sort(collect_list(if(rates.is_published, rates.failure_rate, null)) over (
            partition by rates.model_name, rates.rule
            order by rates.position
            rows between {{ options.window }} preceding and 1 preceding
        )) as past_rates
    from rates
),

centred as (
    select
        *,
        (get(past_rates, (size(past_rates) - 1) div 2) + get(past_rates, size(past_rates) div 2)) / 2 as median_rate
    from compared
),

spread as (
    select *, array_sort(transform(past_rates, past_rate -> abs(past_rate - median_rate))) as deviations
    from centred
),

scored as (
    select
        *,
        (failure_rate - median_rate) / greatest(
            1.4826 * (get(deviations, (size(deviations) - 1) div 2) + get(deviations, size(deviations) div 2)) / 2,
            sqrt(median_rate * (1 - median_rate) / judged_rows),
            1 / judged_rows
        ) as score
    from spread
    where judged_rows > 0
)

select
    model_name,
    rule,
    severity,
    batch_id,
    publication_id,
    judged_rows,
    failed_rows,
    failure_rate,
    size(past_rates) as past_batches,
    median_rate,
    score,
    abs(score) as distance,
    case
        when size(past_rates) < {{ options.min_history }} then 'little_history'
        when failed_rows_ever = 0 then 'never_fired'
        when failed_rows = 0 and median_rate * judged_rows >= 5 then 'silent'
        when abs(score) > {{ options.threshold }} then 'drifted'
        else 'steady'
    end as status,
    position = max(position) over (partition by model_name, rule) as is_latest
from scored
{%- endmacro %}
