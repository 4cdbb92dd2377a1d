{#- After the merge, which gives the same result when it is repeated: these publications are in the queue, or out of it. -#}
{% macro record_queued(news) %}
    {%- set events = [] -%}
    {%- for entry in news -%}
        {%- set event = quarantine.publication_event('dequeued' if entry.is_withdrawn else 'enqueued', entry) -%}
        {%- do events.append(dict(event, model_name=quarantine.string_literal(entry.model_name))) -%}
    {%- endfor -%}
    {%- do quarantine.record_events('', events) -%}
{% endmacro %}
