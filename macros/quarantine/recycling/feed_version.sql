{#-
First version of the queue that the change feed has to be read from, or none where the feed can't be trusted: too long
ago (its files live 7 days), something else than changes of rows in between, or more versions than are worth a look.
A day and a bit more is read than needed: the session's time zone and two clocks don't matter then.
-#}
{% macro feed_version(queue, since) %}
    {%- set last = modules.datetime.datetime.strptime(since[:19], '%Y-%m-%dT%H:%M:%S') -%}
    {%- set now = run_started_at.replace(tzinfo=none) -%}
    {%- if now - last > modules.datetime.timedelta(days=5) -%}{{ return(none) }}{%- endif -%}
    {%- set begin = (last - modules.datetime.timedelta(hours=26)).strftime('%Y-%m-%d %H:%M:%S') -%}
    {%- for row in quarantine.fetch('describe history ' ~ queue ~ ' limit 1000') -%}
        {%- if (row.timestamp | string)[:19] < begin -%}{{ return(row.version + 1) }}{%- endif -%}
        {%- if row.version == 0 and row.operation.startswith('CREATE') -%}{{ return(0) }}{%- endif -%}
        {%- if row.operation not in ['UPDATE', 'MERGE', 'DELETE', 'WRITE', 'OPTIMIZE'] -%}{{ return(none) }}{%- endif -%}
    {%- endfor -%}
    {{ return(none) }}
{% endmacro %}
