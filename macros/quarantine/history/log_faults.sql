{% macro log_faults(key, ended_at) -%}
when live_keys.{{ key }} is null then 'has a key that the log does not know'
            when versions.{{ key }} is null and is_live then 'is missing: the key is live and has no version'
            when versions.{{ key }} is null then null
            when next_started_at is null and is_live and {{ ended_at }} is not null then 'is closed though the key is live'
            when next_started_at is null and not is_live and {{ ended_at }} is null then 'is current though the key is deleted'
            when {{ ended_at }} is null or {{ ended_at }} = next_started_at then null
            when not array_contains(deleted_at, {{ ended_at }}) then 'is followed by a gap without a delete'
{%- endmacro %}
