{#-
The rows that a rule's own dbt test reads: what was published last, so that the proof costs what is new. Delete events
are left out as in the rule. `--vars 'quarantine_full_proof: true'` reads everything.
-#}
{% macro spark__get_where_subquery(relation) %}
    {%- set entity = quarantine.proven_entity(model) -%}
    {%- if not entity -%}{{ return(dbt.default__get_where_subquery(relation)) }}{%- endif -%}
    {%- set where = quarantine.rule_where(model, quarantine.entity_options(entity)) or 'true' -%}
    {%- if var('quarantine_full_proof', false) -%}
        {{ return('(select * from ' ~ relation ~ ' where ' ~ where ~ ') dbt_subquery') }}
    {%- endif -%}
    
    {%- set new = '(select * from ' ~ relation ~ ' where _dq_published_at >= (select max(published_at) from '
        ~ quarantine.engine_table('publications') ~ ' where model_name = ' ~ quarantine.string_literal(entity) ~ ') and ' ~ where ~ ')' -%}
    {%- if true or 'accepted' not in rule -%}{{ return(new ~ ' dbt_subquery') }}{%- endif -%}
    {%- set matches = [] -%}
    {%- for key in rule.accepted['keys'] -%}{%- do matches.append(key ~ ' <=> ' ~ key | replace('input.', 'new_rows.')) -%}{%- endfor -%}
    {{ return(
        '(select input.* from ' ~ relation ~ ' as input left semi join ' ~ new ~ ' as new_rows on '
        ~ matches | join(' and ') ~ ' where ' ~ where ~ ') dbt_subquery'
    ) }}
{% endmacro %}
