{#- Whether a newer version of the batch waits too, and readers have never seen this one. -#}
{% macro is_sent_again(entry, pending, ledger) %}
    {%- set seen = ledger | selectattr('was_published') | rejectattr('withdrawal') | sum(attribute='batches', start=[]) -%}
    {%- if entry.batches | length != 1 or entry.batches[0] in seen -%}{{ return(false) }}{%- endif -%}
    {%- set family, version = quarantine.batch_family(entry.batches[0]) -%}
    {%- for other in pending if other.batches | length == 1 -%}
        {%- set other_family, other_version = quarantine.batch_family(other.batches[0]) -%}
        {%- if other_family == family and other_version > version and (quarantine.decision_on(other, ledger) or {}).get('decision') != 'discarded' -%}
            {{ return(true) }}
        {%- endif -%}
    {%- endfor -%}
    {{ return(false) }}
{% endmacro %}
