{% macro bookmark_property(bookmark) -%}
    'quarantine.history_bookmark' = {{ quarantine.string_literal(tojson({
        'options': bookmark.options, 'read_until': bookmark.get('read_until'), 'seen': bookmark.seen,
    }, sort_keys=true)) }}
{%- endmacro %}
