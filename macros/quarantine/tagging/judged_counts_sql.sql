{#- One row per batch judged since `since`, beside what the input holds of the same batch. -#}
{% macro judged_counts_sql(relation, input, content, since, batch_column, batches) -%}
with judged as (
    select
        _dq_publication_id as publication_id,
        _dq_batch_id as batch_id,
        max(_dq_rules_fingerprint) as rules_fingerprint,
        {{ quarantine.utc_text('max(_dq_tagged_at)') }} as tagged_at,
        count_if(_dq_valid) as valid_rows,
        count_if(not _dq_valid) as quarantined_rows,
        count_if(_dq_warned and _dq_valid) as warned_rows,
        {{ quarantine.checksum('_dq_row_hash', '_dq_valid') }} as valid_checksum,
        {{ quarantine.checksum('_dq_row_hash', 'not _dq_valid') }} as quarantined_checksum
    from (select *, {{ quarantine.row_hash(content) }} as _dq_row_hash from {{ relation }})
    where
        _dq_tagged_at > timestamp'{{ since }}'
        and _dq_publication_id not like '%-healed'
        and _dq_publication_id not like '%-recycled'
    group by 1, 2
),

arrived as (
    select
        batch_id,
        count(*) as input_rows,
        {{ quarantine.checksum('_dq_row_hash') }} as input_checksum
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
    group by 1
)

select *
from judged
full outer join arrived using (batch_id)
{%- endmacro %}
