{% macro landing_clock() %}
    {{ return("timestamp '" ~ run_started_at.strftime('%Y-%m-%d %H:%M:%S.%f') ~ "Z'") }}
{% endmacro %}
