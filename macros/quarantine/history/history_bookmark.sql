{% macro history_bookmark(options, columns, source_sql, stored) -%}
    {%- set published_at = columns.published_at -%}
    {%- set row_hash = quarantine.row_hash(columns.key + [columns.sequence, published_at]) -%}
select
    to_json(named_struct(
        'options', {{ quarantine.string_literal(options.fingerprint) }},
        'read_until', {{ 'unix_micros(max(' ~ quarantine.quoted(published_at.name) ~ '))' if published_at.type == 'timestamp' else 'cast(max(' ~ quarantine.quoted(published_at.name) ~ ') as string)' }},
    {%- if options.rebuild_token %}
        'seen', md5(cast(({{ options.rebuild_token }}) as string)),
        'seen_before', md5(cast(({{ options.rebuild_token }}) as string))
    {%- else %}
        'seen', {{ quarantine.checksum(row_hash) }},
        'seen_before', {{ quarantine.checksum(row_hash, 'not (' ~ quarantine.published_since(published_at, stored) ~ ')') if stored.read_until else 'null' }}
    {%- endif %}
    )) as bookmark
from (
    {{ source_sql }}
) as change_log
{%- endmacro %}
