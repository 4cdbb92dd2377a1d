{% macro record_decision(entity, entry, event, reason, actor) %}
    {%- set user = actor or env_var('QUARANTINE_ACTOR', '') or env_var('USER', '') or target.get('user') or 'unknown' -%}
    {%- do quarantine.record_events(entity, [dict(
        quarantine.publication_event(event, entry),
        actor=quarantine.string_literal(user),
        reason=quarantine.string_literal(reason),
    )]) -%}
{% endmacro %}
