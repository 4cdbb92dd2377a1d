{% test history_is_consistent(
    model, unique_key, change_log=none, updated_at=none, apply_as_deletes='false', started_at='__START_AT', ended_at='__END_AT'
) %}
{%- set keys = [] -%}
{%- for name in ([unique_key] if unique_key is string else unique_key) -%}
    {%- do keys.append(quarantine.quoted(quarantine.bare_name(name))) -%}
{%- endfor -%}
with versions as (
    select
        {{ keys | join(', ') }},
        {{ started_at }},
        {{ ended_at }},
        lead({{ started_at }}) over (partition by {{ keys | join(', ') }} order by {{ started_at }}) as next_started_at
    from {{ model }}
)

{%- if change_log %},

live_keys as (
    {{ quarantine.live_keys(change_log, keys, updated_at, apply_as_deletes) }}
),

faults as (
    select
        {% for name in keys %}coalesce(versions.{{ name }}, live_keys.{{ name }}) as {{ name }}, {% endfor -%}
        {{ started_at }}, {{ ended_at }}, next_started_at,
        case
            {{ quarantine.interval_faults(keys, started_at, ended_at) }}
            {{ quarantine.log_faults(keys[0], ended_at) }}
        end as fault
    from versions
    full outer join live_keys
        on {% for name in keys %}versions.{{ name }} = live_keys.{{ name }}{{ ' and ' if not loop.last }}{% endfor %}
)
{%- else %},

faults as (
    select *, case {{ quarantine.interval_faults(keys, started_at, ended_at) }} end as fault
    from versions
)
{%- endif %}

select * from faults where fault is not null
{% endtest %}
