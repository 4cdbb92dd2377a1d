{% macro published_since(published_at, bookmark) -%}
    {%- set name = quarantine.quoted(published_at.name) -%}
    {%- set read_until = 'timestamp_micros(try_cast(' ~ quarantine.string_literal(bookmark.read_until | string) ~ ' as bigint))' if published_at.type == 'timestamp'
        else 'try_cast(' ~ quarantine.string_literal(bookmark.read_until | string) ~ ' as ' ~ published_at.type ~ ')' -%}
    {{ name }} is null or {{ name }} > {{ read_until }}
{%- endmacro %}
