{#- Ledger entries of the generation that new batches join: none where its table is gone, or was dropped and made anew since. -#}
{% macro judged_in_table(existing, ledger) %}
    {%- set judged = quarantine.current_generation(ledger) -%}
    {%- if not existing or not judged -%}{{ return([]) }}{%- endif -%}
    {%- set created_by_run = quarantine.fetch('show tblproperties ' ~ existing)
        | selectattr('key', 'equalto', 'quarantine.created_by_run') | map(attribute='value') | first | default('') -%}
    {{ return(judged if judged[0].generation >= created_by_run else []) }}
{% endmacro %}
