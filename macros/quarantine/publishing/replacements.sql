{#- Events after which other publications stand for the same rows: SQL list. -#}
{% macro replacements() %}
    {{ return("'superseded', 'retired', 'refused'") }}
{% endmacro %}
