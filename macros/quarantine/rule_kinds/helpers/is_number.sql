{% macro is_number(value) %}
    {{ return(quarantine.value_class([value]) == 'number') }}
{% endmacro %}
