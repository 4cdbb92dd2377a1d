{#-
Published entries of earlier generations with the same batches; for a rebuild of an input without batches, all that readers
see. A rebuild judges anew what healed too.
-#}
{% macro published_before(entry, ledger) %}
    {%- set seen = [] -%}
    {%- set same = [] -%}
    {%- set healed = [] -%}
    {%- for other in ledger if other.was_published and not other.withdrawal and other.generation < entry.generation and other.kind != 'recycled' -%}
        {%- if other.kind == 'healed' -%}
            {%- do healed.append(other) -%}
        {%- else -%}
            {%- do seen.append(other) -%}
            {%- do same.append(other) if other.batches | reject('in', entry.batches) | list == [] -%}
        {%- endif -%}
    {%- endfor -%}
    {{ return((same or seen) + healed if entry.kind == 'rebuild' else same) }}
{% endmacro %}
