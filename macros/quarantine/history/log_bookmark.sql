{% macro log_bookmark(options, columns, source_sql, stored) -%}
    {%- set published_at = columns.published_at -%}
    {%- set name = quarantine.quoted(published_at.name) -%}
    {%- set row_hash = quarantine.row_hash(columns.key + [columns.sequence, published_at]) -%}
select to_json(named_struct(
    'options', {{ quarantine.string_literal(options.fingerprint) }},
    'read_until', cast({{ 'unix_micros(max(' ~ name ~ '))' if published_at.type == 'timestamp' else 'max(' ~ name ~ ')' }} as string),
    'seen', cast({{ quarantine.checksum(row_hash) }} as string),
    'seen_before', cast({{ quarantine.checksum(row_hash, 'not (' ~ quarantine.published_since(published_at, stored) ~ ')') if stored.read_until else 'null' }} as string)
)) as bookmark
from (
    {{ source_sql }}
) as change_log
{%- endmacro %}
