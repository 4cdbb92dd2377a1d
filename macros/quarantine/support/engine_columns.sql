{% macro engine_columns() %}
    {{ return(quarantine.engine_column_types().keys() | list) }}
{% endmacro %}
