{% macro reads_news_only(stored, bookmark) %}
    {%- set forced = flags.FULL_REFRESH or var('quarantine_full_history', false) -%}
    {{ return(
        stored.read_until is not none and stored.read_until is defined and not forced
        and stored.options == bookmark.options and stored.seen == bookmark.seen_before
    ) }}
{% endmacro %}
