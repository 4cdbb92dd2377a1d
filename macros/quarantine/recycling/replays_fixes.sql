{#- Whether fixes of an earlier generation have to be delivered in this one. -#}
{% macro replays_fixes(entity, generation) %}
    {%- set since = quarantine.recycling_state(entity).generation -%}
    {{ return((since and since < generation) or false) }}
{% endmacro %}
