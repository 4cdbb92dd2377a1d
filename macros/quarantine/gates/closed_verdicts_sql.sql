{#- What a gate's dbt test selects: its closed verdicts that nobody has decided on. `model` is the test's own node here. -#}
{% macro closed_verdicts_sql() -%}
    {%- set attached = graph.nodes[model.attached_node] if execute else {} -%}
    {%- set known = attached.get('quarantine_closed', {}).get(invocation_id) if execute else [] -%}
    {%- if known is none -%}
        {{ return(quarantine.last_closed_verdicts_sql(quarantine.entity_of(attached.name), quarantine.gate_name(model))) }}
    {%- endif -%}
    {%- set closed = known | selectattr('gate', 'equalto', quarantine.gate_name(model)) | list if known else [] -%}
    {{ return('select inline(' ~ quarantine.verdicts_sql(closed) ~ ')' if closed else 'select 1 as closed where false') }}
{%- endmacro %}
