{% macro landed_rows(ledger) %}
{#- `ledger` is only there to make the model depend on it; the materialization reads it. -#}
{%- set columns = quarantine.landing_columns(model) -%}
{%- set names = columns | map(attribute='name') | list -%}
{%- set typed = columns | rejectattr('data_type', 'equalto', 'string') | map(attribute='name') | list -%}
with
    parsed as (
        select
            {% for column in columns -%}
            {{ quarantine.landed_value(column) }} as {{ column.name }},
            {% endfor -%}
            landed.fields,
            landed.line,
            landed.source_file,
            landed.source_hash,
            landed.batch_id
        from {{ model.alias }}__landed as landed
    )
select
    {% for name in names -%}
    parsed.{{ name }},
    {% endfor -%}
    {{ quarantine.rescued_data(typed) | indent(4) }} as _rescued_data,
    {{ quarantine.new_columns(names) | indent(4) }} as _new_columns,
    parsed.source_file as _source_file,
    parsed.source_hash as _source_hash,
    parsed.batch_id as _batch_id,
    {{ quarantine.landing_clock() }} as _ingested_at
from parsed
{% endmacro %}
