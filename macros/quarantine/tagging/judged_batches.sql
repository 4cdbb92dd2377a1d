{% macro judged_batches(entity) %}
    {{ return(quarantine.fetch(
        'select events.batch_id, publications.generation, publications.is_published, publications.withdrawal, events.rules_fingerprint'
        ~ ' from ' ~ quarantine.engine_table('publication_events') ~ ' as events'
        ~ ' inner join ' ~ quarantine.engine_table('publications') ~ ' as publications'
        ~ ' on events.model_name = publications.model_name and events.publication_id = publications.publication_id'
        ~ " where events.event = 'judged' and events.model_name = " ~ quarantine.string_literal(entity)
        ~ " and publications.is_latest_generation and coalesce(publications.withdrawal, '') != 'refused'"
        ~ ' and events.batch_id is not null'
    )) }}
{% endmacro %}
