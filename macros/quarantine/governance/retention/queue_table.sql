{#- The project's dead letter queue, or none before it is built. -#}
{% macro queue_table() %}
    {%- set queue = quarantine.queue_relation() -%}
    {{ return(load_relation(queue) if queue else none) }}
{% endmacro %}
