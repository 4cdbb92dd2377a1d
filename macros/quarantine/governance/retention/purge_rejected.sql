{#- Takes the payload out of an entity's old rejected rows; what was or would be done, or none where there is no table. -#}
{% macro purge_rejected(entity, node, cutoff, dry_run) %}
    {%- set relation = load_relation(api.Relation.create(schema=node.schema, identifier=node.alias)) -%}
    {%- if not relation -%}{{ return(none) }}{%- endif -%}
    {%- set counts = quarantine.fetch(
        'select count_if(is_purged) as purged_before,'
        ~ ' count_if(not is_purged and not is_waiting and not is_fixed) as purged_rows,'
        ~ ' count_if(not is_purged and is_waiting) as waiting_rows,'
        ~ ' count_if(not is_purged and not is_waiting and is_fixed) as fixed_rows'
        ~ ' from (' ~ quarantine.old_rejected_sql(entity, relation, cutoff) ~ ')'
    )[0] -%}
    {%- if counts.purged_rows and not dry_run -%}
        {%- do run_query(quarantine.purge_rejected_sql(entity, relation, cutoff, quarantine.payload_columns(entity, relation))) -%}
    {%- endif -%}
    {%- set files = quarantine.remove_old_files(relation) if not dry_run and counts.purged_rows + counts.purged_before else {} -%}
    {{ return(dict(counts, name=entity, **files)) }}
{% endmacro %}
