{#-
Valid rows to compare with, or none: for a batch those of the batch published last, for a rebuild those that it
replaces. The initial load is nobody's baseline.
-#}
{% macro volume_baseline(entry, ledger, before) %}
    {%- if entry.kind == 'rebuild' -%}{{ return(quarantine.judged_totals(before).valid_rows if before else none) }}{%- endif -%}
    {%- set published = ledger | selectattr('kind', 'equalto', 'arrival') | selectattr('was_published')
        | rejectattr('withdrawal', 'in', ['superseded', 'discarded']) | sort(attribute='published_at') -%}
    {{ return(published[-1].valid_rows | int if published and entry.kind == 'arrival' else none) }}
{% endmacro %}
