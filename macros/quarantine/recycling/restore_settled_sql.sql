{% macro restore_settled_sql(entity, relation) -%}
{%- set statuses = quarantine.queue_statuses() -%}
{%- set options = quarantine.entity_options(entity) -%}
{%- set columns = quarantine.relation_columns(relation) | rejectattr('name', 'in', quarantine.engine_columns()) | list -%}
merge into {{ relation }} as tagged
using (
    select
        _dq_sk as _dlq_key,
        batch_id as _dlq_batch,
        max(generation) as _dlq_generation,
        max(origin_rules) as _dlq_rules
    from (
        select _dq_sk, batches, generation, origin_rules
        from ({{ quarantine.last_fixes_sql(entity) | indent(8) }})
        where outcome in ({{ statuses.closed }})
        union all
        select _dq_sk, _dlq_batches, '', _dq_failed_rules
        from {{ quarantine.queue_relation() }}
        where
            _dlq_model = {{ quarantine.string_literal(entity) }}
            and _dlq_status in ({{ statuses.asked }})
            and _dlq_settled_status in ({{ statuses.open }})
    )
    lateral view explode(map_keys(batches)) as batch_id
    group by _dq_sk, batch_id
) as settled
    on tagged._dq_valid
    and split_part(tagged._dq_publication_id, '-', 1) > settled._dlq_generation
    and {{ quarantine.batch_key_sql('tagged') }} = settled._dlq_batch
    and {{ quarantine.row_key(options.get('source_table', entity), quarantine.content_columns(options, columns)) | indent(4) }} = settled._dlq_key
when matched then update set
    _dq_failed_rules = settled._dlq_rules,
    _dq_valid = false,
    _dq_sk = settled._dlq_key
{%- endmacro %}
