{% macro ledger_bookmark(options, entities, stored) -%}
    {%- set until = 'timestamp_micros(' ~ stored.read_until ~ ')' if stored.read_until else 'null' -%}
select to_json(named_struct(
    'options', {{ quarantine.string_literal(options.fingerprint) }},
    'read_until', cast(unix_micros(max(published_at)) as string),
    'seen', concat(count(*), ' published, ', count_if(is_withdrawn), ' withdrawn'),
    'seen_before', concat(count_if(published_at <= {{ until }}), ' published, ', count_if(is_withdrawn), ' withdrawn')
)) as bookmark
from {{ quarantine.engine_table('publications') }}
where published_at is not null and model_name in ({{ entities | join(', ') }})
{%- endmacro %}
