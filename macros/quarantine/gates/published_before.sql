{#- Published entries of earlier generations with the same batches; for a rebuild of an input without batches, all that readers see. -#}
{% macro published_before(entry, ledger) %}
    {%- set seen = [] -%}
    {%- set same = [] -%}
    {%- for other in ledger if other.was_published and not other.withdrawal and other.generation < entry.generation
        and other.kind not in ['healed', 'recycled'] -%}
        {%- do seen.append(other) -%}
        {%- do same.append(other) if other.batches | reject('in', entry.batches) | list == [] -%}
    {%- endfor -%}
    {{ return(same or (seen if entry.kind == 'rebuild' else [])) }}
{% endmacro %}
