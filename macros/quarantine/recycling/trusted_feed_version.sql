{#- Where the feed shows fewer fixes than wait, some of them are older than the last reading: then the queue itself is read. -#}
{% macro trusted_feed_version(entity, state, log) %}
    {%- set version = quarantine.feed_version(log, state.queue_version) if state.pending and state.queue_version is not none else none -%}
    {%- if version is none -%}{{ return(none) }}{%- endif -%}
    {%- set found = quarantine.fetch('select count(*) as fixes from (' ~ quarantine.pending_fixes_sql(entity, version) ~ ')')[0].fixes -%}
    {{ return(version if found >= state.pending else none) }}
{% endmacro %}
