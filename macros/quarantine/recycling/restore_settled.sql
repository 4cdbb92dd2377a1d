{#-
A person's decision stands: rows that were fixed or discarded before all was judged again stay rejected, also where
today's rules and look-ups would let them pass. Else a fixed row came twice, and a discarded one came back.
-#}
{% macro restore_settled(entity, relation, publications) %}
    {%- set settled = quarantine.recycling_states().get(entity, {}).generation -%}
    {%- set generation = (publications.values() | max).split('-')[0] if publications else none -%}
    {%- if settled and (generation is none or generation > settled) -%}
        {%- do run_query(quarantine.restore_settled_sql(entity, relation, settled)) -%}
    {%- endif -%}
{% endmacro %}
