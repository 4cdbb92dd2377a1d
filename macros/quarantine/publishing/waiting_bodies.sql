{#- Bodies of the current generation that readers don't have: until they do, or all is judged anew, earlier generations are shown. -#}
{% macro waiting_bodies(ledger, plan) %}
    {%- set published = plan | selectattr('state', 'equalto', 'published') | map(attribute='publication_id') | list -%}
    {{ return(
        quarantine.current_generation(ledger) | selectattr('kind', 'in', ['initial', 'rebuild']) | rejectattr('was_published')
        | rejectattr('withdrawal', 'equalto', 'superseded') | rejectattr('publication_id', 'in', published) | list
    ) }}
{% endmacro %}
