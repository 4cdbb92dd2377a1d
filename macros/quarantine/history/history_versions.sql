{% macro history_versions(options, columns) %}
{%- set keys = quarantine.quoted_names(columns.key) -%}
{%- set sequence = quarantine.quoted(columns.sequence.name) -%}
{%- set meta = options.meta_columns -%}
steps as (
    select
        * except (_history_tied, _history_rank),
        not _history_deletes and (
            coalesce(lag(_history_deletes) over by_key, true)
            or not lag({{ quarantine.comparable_struct(columns.tracked) }}) over by_key <=> {{ quarantine.comparable_struct(columns.tracked) }}
        ) as _history_opens
    from ranked_events
    where _history_rank = 1
    window by_key as (partition by {{ keys | join(', ') }} order by {{ sequence }})
),

runs as (
    select
        * except (_history_opens),
        {{ sequence }} as {{ meta.dbt_updated_at }},
        max(if(_history_opens, {{ sequence }}, null)) over by_key as {{ meta.dbt_valid_from }},
        lead({{ sequence }}) over by_key as {{ meta.dbt_valid_to }},
        coalesce(lead(_history_opens or _history_deletes) over by_key, true) as _history_ends
    from steps
    window by_key as (partition by {{ keys | join(', ') }} order by {{ sequence }})
),

versions as (
    select * except (_history_deletes, _history_ends), {{ quarantine.version_id(columns, meta.dbt_valid_from) }} as {{ meta.dbt_scd_id }}
    from runs
    where _history_ends and not _history_deletes
)
{%- endmacro %}
