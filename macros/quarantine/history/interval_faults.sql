{% macro interval_faults(keys, started_at, ended_at) -%}
when {{ started_at }} is null and ({{ ended_at }} is not null or versions.{{ keys | join(' is not null or versions.') }} is not null) then 'has no start'
            {%- for name in keys %}
            when {{ started_at }} is not null and versions.{{ name }} is null then {{ quarantine.string_literal('has no ' ~ quarantine.bare_name(name)) }}
            {%- endfor %}
            when {{ ended_at }} <= {{ started_at }} then 'does not end after it starts'
            when {{ ended_at }} is null and next_started_at is not null then 'is open though another version follows'
            when next_started_at < {{ ended_at }} then 'overlaps the version that follows'
{%- endmacro %}
