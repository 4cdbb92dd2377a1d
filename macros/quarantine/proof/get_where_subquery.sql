{#-
The rows that a rule's own dbt test reads: the valid rows that this build published (`dbt test`: those published last), so
that the proof costs what is new. They come from the tagged table, where they are whole partitions; that `_valid` shows
just these rows is proven when it is published. Delete events are left out as in the rule. `--vars 'quarantine_full_proof: true'` reads everything.
-#}
{% macro spark__get_where_subquery(relation) %}
    {%- set entity = quarantine.proven_entity(model) -%}
    {%- if not entity -%}{{ return(dbt.default__get_where_subquery(relation)) }}{%- endif -%}
    {%- set rule = quarantine.declared_rule(entity, model) -%}
    {%- set conditions = quarantine.provable_rows(rule) -%}
    {%- if rule.where -%}{%- do conditions.append(quarantine.surely(quarantine.user_sql(rule.where))) -%}{%- endif -%}
    {%- set where = conditions | join(' and ') or 'true' -%}
    {%- set reads_window = quarantine.rule_kinds()[rule.kind].macro in quarantine.window_kinds() -%}
    {%- set keys = quarantine.unique_columns_of(model) if reads_window else [] -%}
    {%- if var('quarantine_full_proof', false) or keys is none -%}
        {{ return('(select * from ' ~ relation ~ ' as input where ' ~ where ~ ') dbt_subquery') }}
    {%- endif -%}
    {%- set new_rows = '(select * from ' ~ quarantine.entity_nodes()[entity].tagged.relation_name
        ~ ' as input where _dq_valid and ' ~ quarantine.new_publications(entity) ~ ' and ' ~ where ~ ')' -%}
    {%- if not keys -%}{{ return(new_rows ~ ' dbt_subquery') }}{%- endif -%}
    {%- set matches = [] -%}
    {%- for key in keys -%}{%- do matches.append('input.' ~ quarantine.quoted(key) ~ ' <=> new_rows.' ~ quarantine.quoted(key)) -%}{%- endfor -%}
    {{ return(
        '(select * from ' ~ relation ~ ' as input left semi join ' ~ new_rows ~ ' as new_rows on ' ~ matches | join(' and ')
        ~ ' where ' ~ where ~ ') dbt_subquery'
    ) }}
{% endmacro %}
