{#- The batch that was first judged last, and when; none before the first one. -#}
{% macro last_arrival(ledger) %}
    {%- set first_seen = {} -%}
    {%- for entry in ledger | rejectattr('kind', 'in', ['healed', 'recycled']) | sort(attribute='judged_at') -%}
        {%- for batch in entry.batches -%}{%- do first_seen.setdefault(batch, entry.judged_at) -%}{%- endfor -%}
    {%- endfor -%}
    {%- if not first_seen -%}{{ return(none) }}{%- endif -%}
    {%- set batch, at = first_seen.items() | sort(attribute='1,0') | last -%}
    {{ return({'batch': batch, 'at': at}) }}
{% endmacro %}
