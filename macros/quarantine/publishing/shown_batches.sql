{#- Batches of the publications that readers have. -#}
{% macro shown_batches(ledger) %}
    {{ return(ledger | selectattr('was_published') | rejectattr('withdrawal') | sum(attribute='batches', start=[])) }}
{% endmacro %}
