{#-
The last judgement of each batch and rule, in the order in which the batches were first judged, with the rule's shares of
failing rows in the published ones of the `window` batches before it.
-#}
{% macro rule_history_sql(rules, window) -%}
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
        publications.published_at is not null and coalesce(publications.withdrawal, 'retired') = 'retired' as is_published,
        versions.failed_rows / nullif(versions.judged_rows, 0) as failure_rate,
        row_number() over (
            partition by versions.model_name, versions.rule order by versions.first_judged_at, versions.batch_id
        ) as position
    from versions
    inner join {{ quarantine.engine_table('publications') }} as publications
        on versions.model_name = publications.model_name
        and versions.publication_id = publications.publication_id
    where versions.is_last
)

select
    *,
    position = max(position) over (partition by model_name, rule) as is_latest,
    sum(failed_rows) over (partition by model_name, rule) as failed_rows_ever,
    array_sort(collect_list(if(is_published, failure_rate, null)) over (
        partition by model_name, rule order by position rows between {{ window }} preceding and 1 preceding
    )) as past_rates
from rates
{%- endmacro %}
