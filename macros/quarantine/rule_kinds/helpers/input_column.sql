{% macro input_column(name) %}
    {{ return('input.' ~ quarantine.quoted(quarantine.bare_name(name))) }}
{% endmacro %}
