{#- It holds payloads of rejected rows, so it is kept where they are: beside the queue. -#}
{% macro queue_ledger(name) %}
    {{ return(quarantine.queue_relation().incorporate(path={'identifier': name})) }}
{% endmacro %}
