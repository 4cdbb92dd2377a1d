{% macro batch_id_sql(batch_column) -%}
    {%- set name = quarantine.quoted(batch_column.name) if batch_column else none -%}
    {%- if not batch_column -%}
    '{{ quarantine.run_id() }}'
    {%- elif batch_column.type == 'timestamp' -%}
    coalesce({{ quarantine.utc_text(name) }}, '')
    {%- else -%}
    coalesce(cast({{ name }} as string), '')
    {%- endif -%}
{%- endmacro %}
