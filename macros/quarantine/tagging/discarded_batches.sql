{#- Batches that a person discarded, by name. A discarded rebuild says nothing of its batches. -#}
{% macro discarded_batches(ledger) %}
    {{ return(
        ledger | selectattr('decision', 'equalto', 'discarded') | rejectattr('kind', 'equalto', 'rebuild') | sum(attribute='batches', start=[])
    ) }}
{% endmacro %}
