{#-
Whether a newer version of the batch waits too, or is shown by its own generation. A batch that readers have from an earlier
one stays until they have the newer version; where that is a part of the rebuilt body, the body brings it or changes nothing.
-#}
{% macro is_sent_again(entry, ledger) %}
    {%- if entry.batches | length != 1 -%}{{ return(false) }}{%- endif -%}
    {%- set is_shown = entry.batches[0] in quarantine.shown_batches(ledger) -%}
    {%- set family, version = quarantine.batch_family(entry.batches[0]) -%}
    {%- for other in quarantine.current_generation(ledger)
        if not other.withdrawal and (other.kind != 'arrival' or other.was_published or not is_shown) -%}
        {%- set is_discarded = (quarantine.decision_on(other, ledger) or {}).get('decision') == 'discarded' and not other.was_published -%}
        {%- for batch in other.batches if not is_discarded -%}
            {%- set other_family, other_version = quarantine.batch_family(batch) -%}
            {%- if other_family == family and other_version > version -%}{{ return(true) }}{%- endif -%}
        {%- endfor -%}
    {%- endfor -%}
    {{ return(false) }}
{% endmacro %}
