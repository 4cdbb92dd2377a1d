{#-
Finds a settled row by the key that it had, and by the key that its content has in today's columns. It keeps the key
that its entry has.
-#}
{% macro restore_settled_sql(entity, relation, by_batch, publications) -%}
{%- set options = quarantine.entity_options(entity) -%}
{%- set columns = quarantine.relation_columns(relation) | rejectattr('name', 'in', quarantine.engine_columns()) | list -%}
{%- set key = quarantine.row_key(options.get('source_table', entity), quarantine.content_columns(options, columns)) -%}
merge into {{ relation }} as tagged
using (
with {{ quarantine.settled_rows_ctes(entity, columns) }}

select
    candidate as _dlq_candidate,
    {{ 'batch_id' if by_batch else "''" }} as _dlq_batch,
    min(_dlq_key) as _dlq_key,
    max(_dlq_generation) as _dlq_generation,
    max(_dlq_rules) as _dlq_rules
from typed
lateral view explode(array_distinct(array(_dlq_key, if(_dlq_is_purged, _dlq_key, {{ key | indent(4) }})))) as candidate
lateral view explode(map_keys(_dlq_batches)) as batch_id
group by 1, 2
) as settled
    on split_part(tagged._dq_publication_id, '-', 1) > settled._dlq_generation
    {%- if publications %}
    and tagged._dq_publication_id in ({{ quarantine.string_literals(publications) }})
    {%- endif %}
    {%- if by_batch %}
    and {{ quarantine.batch_key_sql('tagged') }} = settled._dlq_batch
    {%- endif %}
    and {{ key | indent(4) }} = settled._dlq_candidate
    and (tagged._dq_valid or tagged._dq_sk != settled._dlq_key)
when matched then update set
    _dq_failed_rules = if(tagged._dq_valid, settled._dlq_rules, tagged._dq_failed_rules),
    _dq_valid = false,
    _dq_sk = settled._dlq_key
{%- endmacro %}
