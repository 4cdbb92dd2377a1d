{#- The batch that was first judged last, and when; none before the first one. An input without batches arrives when its rows change. -#}
{% macro last_arrival(ledger) %}
    {%- set first_seen = {} -%}
    {%- for entry in ledger | rejectattr('kind', 'in', ['healed', 'recycled']) | sort(attribute='judged_at') -%}
        {%- for batch in entry.batches -%}
            {%- set is_whole_input = batch == entry.publication_id.split('-')[1] -%}
            {%- set rows = (entry.valid_checksum or 0) | int + (entry.quarantined_checksum or 0) | int -%}
            {%- do first_seen.setdefault('the input as it is (checksum ' ~ rows ~ ')' if is_whole_input else 'batch ' ~ batch, entry.judged_at) -%}
        {%- endfor -%}
    {%- endfor -%}
    {%- if not first_seen -%}{{ return(none) }}{%- endif -%}
    {%- set what, at = first_seen.items() | sort(attribute='1,0') | last -%}
    {{ return({'what': what, 'at': at}) }}
{% endmacro %}
