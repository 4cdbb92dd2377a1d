{#- A table of this run's own with what is new; those that runs which died left behind are dropped. -#}
{% macro store_news(queue, changes) %}
    {%- set prefix = queue.identifier ~ '__news_' -%}
    {%- for left_over in quarantine.fetch("show tables in " ~ queue.include(identifier=false) ~ " like '" ~ prefix ~ "*'")
        if modules.re.fullmatch('\\d{8}t\\d{12}', left_over.tableName[prefix | length:]) -%}
        {%- do run_query('drop table if exists ' ~ api.Relation.create(schema=queue.schema, identifier=left_over.tableName)) -%}
    {%- endfor -%}
    {%- set news = api.Relation.create(schema=queue.schema, identifier=prefix ~ quarantine.run_id() | lower) -%}
    {%- do run_query(quarantine.store_news_sql(news, changes)) -%}
    {{ return(news) }}
{% endmacro %}
