{#- After so many bad fixes an entry is parked: it leaves the lists of what is to be done, and waits for a person. -#}
{% macro max_attempts() %}
    {{ return(var('quarantine_max_attempts', 3)) }}
{% endmacro %}
