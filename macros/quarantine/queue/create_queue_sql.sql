{% macro create_queue_sql(queue, node) -%}
    {%- set definitions = [] -%}
    {%- for name, type in quarantine.queue_columns().items() -%}
        {%- set description = node.columns.get(name, {}).get('description') -%}
        {%- do definitions.append(name ~ ' ' ~ type ~ (' comment ' ~ quarantine.string_literal(description) if description else '')) -%}
    {%- endfor -%}
    {%- set properties = [] -%}
    {%- for name, value in dict(quarantine.queue_properties(), **{
        'quarantine.changes': quarantine.queue_ledger('queue_changes') | string,
        'quarantine.ledger': quarantine.queue_ledger('recycle_ledger') | string,
    }).items() -%}
        {%- do properties.append("'" ~ name ~ "' = " ~ quarantine.string_literal(value)) -%}
    {%- endfor -%}
create table if not exists {{ queue }} (
    {{ definitions | join(',\n    ') }}
)
using delta
partitioned by (_dlq_source_table)
tblproperties ({{ properties | join(', ') }})
{%- endmacro %}
