{#- A row's batch as the queue counts it. Without a batch column a batch is named after the run that judged it, which says nothing of the row. -#}
{% macro batch_key_sql(relation) -%}
if({{ relation }}._dq_batch_id = split_part({{ relation }}._dq_publication_id, '-', 2), '', {{ relation }}._dq_batch_id)
{%- endmacro %}
