{% macro publication_event(event, publication) %}
    {{ return({
        'event': quarantine.string_literal(event),
        'publication_id': quarantine.string_literal(publication.publication_id),
        'generation': quarantine.string_literal(publication.generation),
        'kind': quarantine.string_literal(publication.kind),
    }) }}
{% endmacro %}
