{#-
The ledger entry that holds a person's decision on an entry, or none: the entry itself, or one judged earlier. A
discarded batch stays discarded when it is judged again; an acceptance, and a discarded rebuild, which says nothing of its
batches, hold while the rows are judged the same.
-#}
{% macro decision_on(entry, ledger) %}
    {%- if entry.decision -%}{{ return(entry) }}{%- endif -%}
    {#- rows that healed or were fixed belong to no batch that a person could have decided on -#}
    {%- if entry.kind in ['healed', 'recycled'] -%}{{ return(none) }}{%- endif -%}
    {%- for other in ledger | reverse if other.decision -%}
        {%- set differing = [] -%}
        {%- for name in ['valid_rows', 'valid_checksum', 'quarantined_rows', 'quarantined_checksum'] if other[name] != entry[name] -%}
            {%- do differing.append(name) -%}
        {%- endfor -%}
        {%- set is_whole_input = entry.kind != 'arrival' and other.kind != 'arrival' -%}
        {%- set has_its_batches = entry.batches | reject('in', other.batches) | list == [] -%}
        {%- if (other.decision == 'discarded' and other.kind != 'rebuild' and has_its_batches) or (not differing and (is_whole_input or has_its_batches)) -%}
            {{ return(other) }}
        {%- endif -%}
    {%- endfor -%}
    {{ return(none) }}
{% endmacro %}
