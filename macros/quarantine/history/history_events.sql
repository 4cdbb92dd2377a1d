{% macro history_events(options, columns, source_sql, touched_since=none) %}
{%- set keys = quarantine.quoted_names(columns.key) -%}
{%- set sequence = quarantine.quoted(columns.sequence.name) -%}
change_log as (
    {{ source_sql }}
),

{% if touched_since -%}
touched_keys as (
    select distinct {{ keys | join(', ') }}
    from change_log
    where {{ touched_since }}
),

{% endif -%}
events as (
    select
        {{ quarantine.quoted_names(columns.kept) | join(',\n        ') }},
        coalesce({{ options.deletes }}, false) as _history_deletes
    from change_log
    {%- if touched_since %}
    left semi join touched_keys using ({{ keys | join(', ') }})
    {%- endif %}
    where {% for name in keys %}{{ name }} is not null and {% endfor %}{{ sequence }} is not null
    distribute by {{ keys | join(', ') }}
),

counted_events as (
    select *, count(*) over (partition by {{ keys | join(', ') }}, {{ sequence }}) > 1 as _history_tied
    from events
),

ranked_events as (
    select
        *,
        row_number() over (
            partition by {{ keys | join(', ') }}, {{ sequence }}
            order by
                _history_deletes desc,
                if(_history_tied, {{ quarantine.row_json(columns.tracked) }}, null) desc,
                if(_history_tied, {{ quarantine.row_json(columns.untracked) }}, null)
        ) as _history_rank
    from counted_events
)
{%- endmacro %}
