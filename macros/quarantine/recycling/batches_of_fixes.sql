{#-
SQL literals of batches: `replaced`, of which a newer version was judged that nobody has discarded, so that their rows are on
their way out, and `kept`, the others. None where the input has no batches.
-#}
{% macro batches_of_fixes(plan, ledger) %}
    {%- set found = {'replaced': [], 'kept': []} -%}
    {%- if not plan.batch_column -%}{{ return(found) }}{%- endif -%}
    {%- set discarded = ledger | selectattr('decision', 'equalto', 'discarded') | sum(attribute='batches', start=[]) -%}
    {%- set judged = quarantine.current_generation(ledger) | selectattr('generation', 'equalto', plan.generation)
        | sum(attribute='batches', start=[]) -%}
    {%- set newest = {} -%}
    {%- set batches = (judged + plan.batches) | unique(case_sensitive=true) | reject('in', discarded) | list -%}
    {%- for batch in batches -%}
        {%- set family, version = quarantine.batch_family(batch) -%}
        {%- do newest.update({family: [version, newest.get(family, 0)] | max}) -%}
    {%- endfor -%}
    {%- for batch in batches -%}
        {%- set family, version = quarantine.batch_family(batch) -%}
        {%- do found['replaced' if version < newest[family] else 'kept'].append(quarantine.string_literal(batch)) -%}
    {%- endfor -%}
    {{ return(found) }}
{% endmacro %}
