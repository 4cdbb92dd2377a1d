{#-
The rows that a rule's own dbt test reads: the valid rows that this build published (`dbt test`: those published last), so
that the proof costs what is new. They come from the tagged table, where they are whole partitions; that `_valid` shows
just these rows is proven when it is published. Delete events are left out as in the rule. `--vars 'quarantine_full_proof: true'` reads everything.
-#}
{% macro spark__get_where_subquery(relation) %}
    {%- set entity = quarantine.proven_entity(model) -%}
    {%- if not entity -%}{{ return(dbt.default__get_where_subquery(relation)) }}{%- endif -%}
    {%- set where = quarantine.rule_where(model, quarantine.entity_options(entity)) -%}
    {%- set where = quarantine.surely(quarantine.user_sql(where)) if where else 'true' -%}
    {%- set reads_window = quarantine.rule_kinds()[quarantine.test_kind(model)].macro in quarantine.window_kinds() -%}
    {%- set keys = quarantine.unique_columns_of(model) if reads_window else [] -%}
    {%- if var('quarantine_full_proof', false) or keys is none -%}
        {{ return('(select * from ' ~ relation ~ ' where ' ~ where ~ ') dbt_subquery') }}
    {%- endif -%}
    {%- set new_rows = '(select * from ' ~ quarantine.entity_nodes()[entity].tagged.relation_name
        ~ ' where _dq_valid and ' ~ quarantine.new_publications(entity) ~ ' and ' ~ where ~ ')' -%}
    {%- if not keys -%}{{ return(new_rows ~ ' dbt_subquery') }}{%- endif -%}
    {%- set matches = [] -%}
    {%- for key in keys -%}{%- do matches.append('accepted.' ~ quarantine.quoted(key) ~ ' <=> new_rows.' ~ quarantine.quoted(key)) -%}{%- endfor -%}
    {{ return(
        '(select * from ' ~ relation ~ ' as accepted left semi join ' ~ new_rows ~ ' as new_rows on ' ~ matches | join(' and ')
        ~ ' where ' ~ where ~ ') dbt_subquery'
    ) }}
{% endmacro %}
