{% macro run_clock() %}
    {{ return(run_started_at.strftime('%Y-%m-%dT%H:%M:%S.%fZ')) }}
{% endmacro %}
