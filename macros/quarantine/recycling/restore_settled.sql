{#-
A person's decision stands: rows that were fixed or discarded before all was judged anew stay rejected, also where
today's rules and look-ups would let them pass. Else a fixed row came twice, and a discarded one came back.
-#}
{% macro restore_settled(entity, relation, publications) %}
    {%- set state = quarantine.recycling_states().get(entity, {}) -%}
    {%- set is_judged_anew = not publications or (publications.values() | first).split('-')[0] == quarantine.run_id() -%}
    {%- if is_judged_anew and (state.generation or state.pending) -%}
        {%- do run_query(quarantine.restore_settled_sql(entity, relation)) -%}
    {%- endif -%}
{% endmacro %}
