{#-
Per batch, what was newly judged (by publication), whether the ledger has it by now, and what the input holds of the same
batches.
-#}
{% macro judged_counts_sql(relation, input, content, is_new, batch_column, batches) -%}
select judged.*, recorded.publication_id is not null as is_recorded
from (
    select
        _dq_publication_id as publication_id,
        _dq_batch_id as batch_id,
        _dq_rules_fingerprint as rules_fingerprint,
        {{ quarantine.utc_text('max(_dq_tagged_at)') }} as tagged_at,
        cast(null as bigint) as input_rows,
        cast(null as decimal(38, 0)) as input_checksum,
        count_if(_dq_valid) as valid_rows,
        {{ quarantine.checksum('_dq_row_hash', '_dq_valid') }} as valid_checksum,
        count_if(not _dq_valid) as quarantined_rows,
        {{ quarantine.checksum('_dq_row_hash', 'not _dq_valid') }} as quarantined_checksum,
        count_if(_dq_warned and _dq_valid) as warned_rows
    from (select *, {{ quarantine.row_hash(content) }} as _dq_row_hash from {{ relation }})
    where {{ is_new }}
    group by _dq_publication_id, _dq_batch_id, _dq_rules_fingerprint
) as judged
left join (
    select distinct publication_id, batch_id
    from {{ quarantine.engine_table('publication_events') }}
    where model_name = {{ quarantine.string_literal(quarantine.entity_of(model.name)) }} and event = 'judged'
) as recorded
    on judged.publication_id = recorded.publication_id
    and judged.batch_id = recorded.batch_id

union all

select
    null, batch_id, null, null, count(*), {{ quarantine.checksum('_dq_row_hash') }}, null, null, null, null, null, null
from (
    select batch_id, {{ quarantine.row_hash(content) }} as _dq_row_hash
    from (
        select
            {%- for column in content %}
            {{ quarantine.typed_column(column) }},
            {%- endfor %}
            {{ quarantine.batch_id_sql(batch_column) }} as batch_id
        from {{ input }}
        {%- if batch_column %}
        where {{ quarantine.batch_filter_sql(batch_column, batches) }}
        {%- endif %}
    )
)
group by batch_id
{%- endmacro %}
