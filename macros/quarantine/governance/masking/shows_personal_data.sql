{% macro shows_personal_data() %}
    {{ return(target.name in var('quarantine_personal_data_targets', [])) }}
{% endmacro %}
