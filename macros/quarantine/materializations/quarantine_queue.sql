{% materialization quarantine_queue, adapter='spark' %}
    {{ run_hooks(pre_hooks) }}
    {%- do quarantine.check_queue_table(this) -%}
    {%- set sources = quarantine.queue_sources() -%}
    {%- set news = quarantine.queue_news(sources) -%}
    {%- set states = quarantine.recycling_states().values() | list -%}
    {%- set illegal = states | sum(attribute='illegal') -%}
    {%- if illegal -%}
        {%- do run_query(quarantine.put_back_sql()) -%}
        {{ log(this.identifier ~ ': ' ~ illegal ~ ' entries put back, nobody may move them so: see ' ~ quarantine.engine_table('queue_changes'), info=true) }}
    {%- endif -%}
    {%- if news or illegal or states | selectattr('pending') | list -%}
        {%- set cached = model.name ~ '__news' -%}
        {%- do run_query(quarantine.cache_news_sql(cached, quarantine.queue_changes_sql(sources, news))) -%}
        {% call statement('main') -%}
            {{ quarantine.merge_queue_sql(cached) }}
        {%- endcall %}
        {%- do run_query('drop view ' ~ cached) -%}
        {%- do quarantine.record_queued(news) -%}
    {%- else -%}
        {% call noop_statement('main', 'OK, nothing new', 'OK') %}{% endcall %}
    {%- endif -%}
    {{ run_hooks(post_hooks) }}
    {{ return({'relations': [this.incorporate(type='table')]}) }}
{% endmaterialization %}
