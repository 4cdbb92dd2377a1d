{% macro pending_publications(entity) %}
    {{ return(quarantine.fetch(
        'select * from ' ~ quarantine.engine_table('publications')
        ~ ' where model_name = ' ~ quarantine.string_literal(entity)
        ~ ' and is_latest_generation and published_at is null and not is_withdrawn'
        ~ ' order by publication_id'
    )) }}
{% endmacro %}
