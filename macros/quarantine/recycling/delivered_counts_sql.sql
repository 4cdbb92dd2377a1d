{#- Rows and checksum of recycled publications: what the ledger asks for, and what is in the table. -#}
{% macro delivered_counts_sql(entity, rules, columns, publications) -%}
    {%- set row_hash = quarantine.row_hash(quarantine.content_columns(quarantine.entity_options(entity), columns)) -%}
with {{ quarantine.delivered_fixes_ctes(entity, rules, columns, publications) }},

hashed as (
    select _dq_publication_id as publication_id, true as is_input, false as is_warned, {{ row_hash }} as row_hash
    from typed
    union all
    select _dq_publication_id, false, _dq_warned, {{ row_hash }}
    from {{ this }}
    where _dq_publication_id in ({{ quarantine.string_literals(publications) }})
)

select
    publication_id,
    count_if(is_input) as input_rows,
    {{ quarantine.checksum('row_hash', 'is_input') }} as input_checksum,
    count_if(not is_input) as valid_rows,
    {{ quarantine.checksum('row_hash', 'not is_input') }} as valid_checksum,
    count_if(is_warned) as warned_rows
from hashed
group by publication_id
{%- endmacro %}
