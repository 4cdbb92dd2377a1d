{#-
Publications of the newest generations that the queue hasn't taken in, and those it has that were withdrawn since.
`is_new_generation`: the generation is new to the queue, so all of its model is compared.
-#}
{% macro queue_news(sources) %}
    {%- set models = [] -%}
    {%- for source in sources -%}{%- do models.append(quarantine.string_literal(source.model)) -%}{%- endfor -%}
    {{ return(quarantine.fetch(quarantine.queue_news_sql(models)) if models else []) }}
{% endmacro %}
