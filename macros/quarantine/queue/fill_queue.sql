{#- Takes in what is new about all models; whether there was anything. In its place in the graph, or at the end of a run that skipped it. -#}
{% macro fill_queue() %}
    {%- set queue = quarantine.queue_relation() -%}
    {%- do quarantine.check_queue_table(queue) -%}
    {%- set sources = quarantine.queue_sources() -%}
    {%- set news = quarantine.queue_news(sources) -%}
    {%- set states = quarantine.recycling_states().values() | list -%}
    {%- set illegal = states | sum(attribute='illegal') -%}
    {%- if illegal -%}
        {%- do run_query(quarantine.put_back_sql()) -%}
        {{ log(queue.identifier ~ ': ' ~ illegal ~ ' entries put back, nobody may move them so: see ' ~ quarantine.queue_ledger('queue_changes'), info=true) }}
    {%- endif -%}
    {%- if not (news or illegal or states | selectattr('pending') | list) -%}{{ return(false) }}{%- endif -%}
    {%- set stored = quarantine.store_news(queue, quarantine.queue_changes_sql(sources, news)) -%}
    {%- do run_query(quarantine.merge_queue_sql(stored)) -%}
    {%- do run_query('drop table ' ~ stored) -%}
    {%- do quarantine.record_queued(news) -%}
    {{ return(true) }}
{% endmacro %}
