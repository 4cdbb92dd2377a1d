{#-
First version of the queue that the change feed has to be read from, given the one up to which it was read before, or none
where the feed can't be trusted: its files live 7 days, and it tells nothing of a table that was replaced. `log`: the
queue's history, newest first.
-#}
{% macro feed_version(log, last_read) %}
    {%- set too_old = (run_started_at.replace(tzinfo=none) - modules.datetime.timedelta(days=5)).strftime('%Y-%m-%d %H:%M:%S') -%}
    {%- for row in log -%}
        {%- if row.version <= last_read -%}{{ return(none if loop.first else row.version + 1) }}{%- endif -%}
        {%- if (row.timestamp | string)[:19] < too_old or row.operation not in ['UPDATE', 'MERGE', 'DELETE', 'WRITE', 'OPTIMIZE'] -%}
            {{ return(none) }}
        {%- endif -%}
    {%- endfor -%}
    {{ return(none) }}
{% endmacro %}
