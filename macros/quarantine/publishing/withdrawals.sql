{#- Events that take a publication away from readers: SQL list. -#}
{% macro withdrawals() %}
    {{ return("'discarded', " ~ quarantine.replacements()) }}
{% endmacro %}
