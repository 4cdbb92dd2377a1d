{#-
Which publication each batch belongs to. A new generation is published as one unit, except for the batches that need
a decision of their own: those held or discarded before, those that arrive only now, and those sent in several versions.
-#}
{% macro publication_ids(generation, reason, batches, judged, ledger, batch_column) %}
    {%- set prefix = generation ~ '-' ~ quarantine.run_id() ~ '-' -%}
    {%- set body = none if not reason else 'rebuild' if judged else 'initial' -%}
    {%- set published = ledger | selectattr('was_published') | rejectattr('withdrawal') | sum(attribute='batches', start=[]) -%}
    {%- set families = [] -%}
    {%- for batch in batches -%}{%- do families.append(quarantine.batch_family(batch)[0]) -%}{%- endfor -%}
    {%- set ids = {} -%}
    {%- for batch in batches -%}
        {%- set is_of_body = body and (body == 'initial' or batch in published or not batch_column)
            and families.count(quarantine.batch_family(batch)[0]) == 1 -%}
        {%- do ids.update({batch: prefix ~ (body if is_of_body else '%04d' | format(loop.index))}) -%}
    {%- endfor -%}
    {{ return(ids) }}
{% endmacro %}
