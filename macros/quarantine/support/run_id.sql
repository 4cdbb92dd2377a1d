{% macro run_id() %}
    {{ return(run_started_at.strftime('%Y%m%dT%H%M%S%f')) }}
{% endmacro %}
