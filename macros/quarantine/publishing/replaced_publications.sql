{#-
What a publication replaces: everything of earlier generations once the new generation's body is published (retired),
and earlier versions of a batch that was sent again (superseded).
-#}
{% macro replaced_publications(entity, published) %}
    {%- set generation = published[0].generation -%}
    {%- set has_body = published | selectattr('kind', 'in', ['initial', 'rebuild']) | list | length > 0 -%}
    {{ return(quarantine.fetch(
        "with batches as ("
        ~ "select distinct events.publication_id, events.generation, events.kind,"
        ~ " regexp_replace(events.batch_id, '[.]v[0-9]+$', '') as family,"
        ~ " coalesce(try_cast(regexp_extract(events.batch_id, '[.]v([0-9]+)$', 1) as int), 1) as version,"
        ~ ' publications.published_at, publications.is_withdrawn'
        ~ ' from ' ~ quarantine.engine_table('publication_events') ~ ' as events'
        ~ ' inner join ' ~ quarantine.engine_table('publications') ~ ' as publications'
        ~ ' on events.model_name = publications.model_name and events.publication_id = publications.publication_id'
        ~ " where events.event = 'judged' and events.model_name = " ~ quarantine.string_literal(entity)
        ~ ') select distinct old.publication_id, old.generation, old.kind,'
        ~ " if(old.generation < '" ~ generation ~ "', 'retired', 'superseded') as event"
        ~ ' from batches as old where not old.is_withdrawn and ('
        ~ "(old.generation < '" ~ generation ~ "' and (" ~ has_body ~ ' or old.published_at is null))'
        ~ ' or exists (select 1 from batches as new where new.family = old.family and new.version > old.version'
        ~ " and new.generation = old.generation and new.publication_id in ('"
        ~ published | map(attribute='publication_id') | join("', '") ~ "')))"
    )) }}
{% endmacro %}
