{#-
Which publication each batch belongs to. A new generation is published as one unit, except for the batches that need
a decision of their own: those held or discarded before, those that arrive only now, and those sent in several versions.
-#}
{% macro publication_ids(generation, kind, batches, judged, batch_column) %}
    {%- set prefix = generation ~ '-' ~ quarantine.run_id() ~ '-' -%}
    {%- set published = judged | selectattr('is_published') | map(attribute='batch_id') | list -%}
    {%- set families = [] -%}
    {%- for batch in batches -%}{%- do families.append(quarantine.batch_family(batch)[0]) -%}{%- endfor -%}
    {%- set ids = {} -%}
    {%- for batch in batches -%}
        {%- set has_versions = families.count(quarantine.batch_family(batch)[0]) > 1 -%}
        {%- set is_whole = kind == 'initial' or batch in published or not batch_column -%}
        {%- do ids.update({batch: prefix ~ (
            kind if kind and is_whole and not has_versions else '%04d' | format(loop.index)
        )}) -%}
    {%- endfor -%}
    {{ return(ids) }}
{% endmacro %}
