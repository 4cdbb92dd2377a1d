{% macro queue_statuses() %}
    {{ return({
        'open': "'quarantined', 'refailed', 'parked'",
        'asked': "'fixed', 'discarded'",
        'closed': "'recycled', 'discarded'",
    }) }}
{% endmacro %}
