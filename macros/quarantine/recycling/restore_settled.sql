{#-
A person's decision stands: rows that were fixed or discarded before all was judged anew stay rejected, also where
today's rules and look-ups would let them pass. Else a fixed row came twice, and a discarded one came back.
-#}
{% macro restore_settled(entity, relation, batch_column, publications=[]) %}
    {%- set state = quarantine.recycling_state(entity) -%}
    {%- if state.generation or state.pending -%}
        {%- do run_query(quarantine.restore_settled_sql(entity, relation, not quarantine.is_batch_by_time(batch_column), publications)) -%}
    {%- endif -%}
{% endmacro %}
