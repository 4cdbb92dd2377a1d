{#- Ledger entries of the current generation that wait for publication. -#}
{% macro pending_publications(ledger) %}
    {%- set pending = [] -%}
    {%- for entry in quarantine.current_generation(ledger) if not entry.was_published and not entry.withdrawal -%}
        {%- do pending.append(entry) -%}
    {%- endfor -%}
    {{ return(pending) }}
{% endmacro %}
