{#- Batches whose rows don't count for uniqueness: a person discarded them, or a later version that nobody discarded is there. -#}
{% macro uncounted_batches(batches, judged, ledger) %}
    {%- set discarded = quarantine.discarded_batches(ledger) -%}
    {%- set standing = batches + judged | rejectattr('withdrawal') | sum(attribute='batches', start=[]) -%}
    {{ return(discarded + quarantine.outdated_batches(standing | reject('in', discarded) | unique(case_sensitive=true) | list)) }}
{% endmacro %}
