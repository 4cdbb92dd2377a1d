{% macro generation_clock(generation) %}
    {{ return(modules.datetime.datetime.strptime(generation, '%Y%m%dT%H%M%S%f').strftime('%Y-%m-%dT%H:%M:%S.%fZ')) }}
{% endmacro %}
