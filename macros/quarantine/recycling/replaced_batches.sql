{#-
Batches whose rows are on their way out: those of which a newer version was judged that nobody has discarded, and those that
somebody discarded. None where the input has no batches.
-#}
{% macro replaced_batches(plan, ledger) %}
    {%- if not plan.batch_column -%}{{ return([]) }}{%- endif -%}
    {%- set discarded = quarantine.discarded_batches(ledger) -%}
    {%- set judged = quarantine.current_generation(ledger) | selectattr('generation', 'equalto', plan.generation)
        | sum(attribute='batches', start=[]) -%}
    {%- set batches = (judged + plan.batches) | unique(case_sensitive=true) | list -%}
    {{ return(discarded + quarantine.outdated_batches(batches | reject('in', discarded) | list)) }}
{% endmacro %}
