{% macro last_judged_at(entity) %}
    {{ return(quarantine.fetch(
        'select ' ~ quarantine.utc_text('max(event_at)') ~ ' as judged_at from ' ~ quarantine.engine_table('publication_events')
        ~ " where event in ('judged', 'refused') and model_name = " ~ quarantine.string_literal(entity)
    )[0].judged_at or '1970-01-01T00:00:00Z') }}
{% endmacro %}
