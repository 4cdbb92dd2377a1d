{#- Whether an earlier run healed or judged rows that the queue hasn't heard of: it was left out, or failed. -#}
{% macro is_queue_behind(entity) %}
    {%- for entry in quarantine.fetch(quarantine.queue_news_sql([quarantine.string_literal(entity)]))
        if entry.publication_id.split('-')[1] < quarantine.run_id() -%}
        {{ return(true) }}
    {%- endfor -%}
    {{ return(false) }}
{% endmacro %}
