{#- Of two runs that publish the same, the first made it news: readers may have followed it since. -#}
{% macro first_published_sql() -%}
min_by(event_at, coalesce(recorded_at, event_at)) filter (where event = 'published')
{%- endmacro %}
