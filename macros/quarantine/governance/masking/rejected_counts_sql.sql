{#-
Rows and checksum that a `_quarantine` view shows of publications about to be published. Masks change the checksum: what
they change it by is known from the judged rows, so that a row that the view lacks, doubles or shows otherwise still does.
-#}
{% macro rejected_counts_sql(entity, rejected, columns, batches, ids) -%}
{%- set tagged = quarantine.entity_nodes()[entity].tagged.relation_name -%}
{%- set masked = quarantine.masked_columns(entity, tagged) -%}
{%- set shown_columns = [] -%}
{%- set masked_columns = [] -%}
{%- for column in columns -%}
    {%- set is_masked = column.name in masked -%}
    {%- do shown_columns.append({'name': column.name, 'type': 'string'} if is_masked else column) -%}
    {%- do masked_columns.append({'name': '_dq_masked_' ~ column.name, 'type': 'string'} if is_masked else column) -%}
{%- endfor -%}
{%- set shown -%}
select 'quarantined' as side, count(*) as counted_rows, {{ quarantine.checksum('_dq_row_hash') }} as checksum
from (
    select {{ quarantine.row_hash(shown_columns) }} as _dq_row_hash
    from {{ rejected }}
    where {{ '_dq_batch_id in (' ~ batches | join(', ') ~ ')' if batches else 'false' }}
)
{%- endset -%}
{%- if not masked -%}
{{ shown }}
{%- else -%}
select shown.side, shown.counted_rows, shown.checksum - judged.masked_checksum + judged.checksum as checksum
from (
    {{ shown | indent(4) }}
) as shown
cross join (
    select {{ quarantine.checksum('_dq_masked_hash') }} as masked_checksum, {{ quarantine.checksum('_dq_row_hash') }} as checksum
    from (
        select {{ quarantine.row_hash(masked_columns) }} as _dq_masked_hash, {{ quarantine.row_hash(columns) }} as _dq_row_hash
        from (
            select *{% for name in masked %}, {{ quarantine.masked(quarantine.quoted(name)) }} as {{ quarantine.quoted('_dq_masked_' ~ name) }}{% endfor %}
            from {{ tagged }}
            where not _dq_valid and _dq_publication_id in ({{ ids | join(', ') }})
        )
    )
) as judged
{%- endif -%}
{%- endmacro %}
