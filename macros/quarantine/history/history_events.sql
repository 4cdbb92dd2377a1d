{% macro history_events(options, columns, source_sql, touched_since=none) %}
{%- set keys = quarantine.quoted_names(columns.key) | join(', ') -%}
{%- set sequence = quarantine.quoted(columns.sequence.name) -%}
change_log as (
    {{ source_sql }}
),

{% if touched_since -%}
touched_keys as (
    select distinct {{ keys }}
    from change_log
    where {{ touched_since }}
),

{% endif -%}
events as (
    select {{ quarantine.quoted_names(columns.kept) | join(', ') }}, coalesce({{ options.deletes }}, false) as _history_deletes
    from change_log
    {{ 'left semi join touched_keys using (' ~ keys ~ ')' if touched_since }}
    where {{ sequence }} is not null and {{ quarantine.quoted_names(columns.key) | join(' is not null and ') }} is not null
    distribute by {{ keys }}
),

counted_events as (
    select *, count(*) over (partition by {{ keys }}, {{ sequence }}) > 1 as _history_tied
    from events
),

{#- a delete wins over upserts of its sequence; among upserts the content decides, never the arrival #}
ranked_events as (
    select *, row_number() over (
        partition by {{ keys }}, {{ sequence }}
        order by
            _history_deletes desc,
            if(_history_tied, {{ quarantine.row_json(columns.tracked) }}, null) desc,
            if(_history_tied, {{ quarantine.row_json(columns.untracked) }}, null)
    ) as _history_rank
    from counted_events
)
{%- endmacro %}
