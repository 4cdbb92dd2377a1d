{#- All checks that need no server; every problem is reported at once. -#}
{% macro check_declarations() %}
    {%- do quarantine.refuse(quarantine.declaration_problems()) -%}
{% endmacro %}
