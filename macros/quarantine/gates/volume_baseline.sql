{#-
Valid rows to compare with, or none: for a batch those of the batch published last, for a rebuild all that readers have, except
for batches that are judged again on their own. The initial load is nobody's baseline.
-#}
{% macro volume_baseline(entry, ledger) %}
    {%- if entry.kind == 'rebuild' -%}
        {%- set alone = ledger | selectattr('generation', 'equalto', entry.generation) | selectattr('kind', 'equalto', 'arrival')
            | sum(attribute='batches', start=[]) -%}
        {%- set shown = [] -%}
        {%- for other in ledger if other.was_published and not other.withdrawal and other.generation < entry.generation and other.kind != 'recycled' -%}
            {%- do shown.append(other) if other.kind == 'healed' or other.batches | reject('in', alone) | list -%}
        {%- endfor -%}
        {{ return(quarantine.judged_totals(shown).valid_rows if shown else none) }}
    {%- endif -%}
    {%- set published = ledger | selectattr('kind', 'equalto', 'arrival') | selectattr('was_published')
        | rejectattr('withdrawal', 'in', ['superseded', 'discarded']) | sort(attribute='published_at') -%}
    {{ return(published[-1].valid_rows | int if published and entry.kind == 'arrival' else none) }}
{% endmacro %}
