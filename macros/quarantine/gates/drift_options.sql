{#- How many batches before it a batch is compared with, how many there must be, and how far off it may be. -#}
{% macro drift_options() %}
    {{ return({
        'window': var('quarantine_drift_window', 20) | int,
        'min_history': var('quarantine_drift_min_history', 5) | int,
        'threshold': var('quarantine_drift_threshold', 3.5) | float,
    }) }}
{% endmacro %}
