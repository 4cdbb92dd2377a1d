{#-
Adds events to the ledger in one commit; an event is a mapping from column to SQL. With `once`, an event that is there
already isn't added again: counts of `judged` events are summed up, and two runs may judge the same rows. The merge reads
the model's part of the ledger, so that Delta refuses the second of two that write at the same moment.
-#}
{% macro record_events(entity, events, once=false) %}
    {%- if not events -%}{{ return(none) }}{%- endif -%}
    {%- set columns = quarantine.publication_event_columns() -%}
    {%- set rows = [] -%}
    {%- for event in events -%}
        {%- set event = dict({
            'model_name': quarantine.string_literal(entity),
            'event_at': "timestamp'" ~ quarantine.run_clock() ~ "'",
            'recorded_at': 'current_timestamp()',
            'invocation_id': quarantine.string_literal(invocation_id),
        }, **event) -%}
        {%- set values = [] -%}
        {%- for name, type in columns.items() -%}
            {%- do values.append('cast(' ~ event.get(name, 'null') ~ ' as ' ~ type ~ ')') -%}
        {%- endfor -%}
        {%- do rows.append('(' ~ values | join(', ') ~ ')') -%}
    {%- endfor -%}
    {%- set ledger = quarantine.engine_table('publication_events') -%}
    {%- set names = '(' ~ columns | join(', ') ~ ')' -%}
    {%- set values = 'values ' ~ rows | join(', ') -%}
    {%- if once -%}
        {%- do run_query(
            'merge into ' ~ ledger ~ ' as ledger using (select * from ' ~ values ~ ' as news ' ~ names ~ ') as news'
            ~ ' on ledger.model_name = ' ~ quarantine.string_literal(entity) ~ ' and ledger.publication_id = news.publication_id'
            ~ ' and ledger.batch_id <=> news.batch_id and ledger.event = news.event'
            ~ ' when not matched then insert ' ~ names ~ ' values (news.' ~ columns | join(', news.') ~ ')'
        ) -%}
    {%- else -%}
        {%- do run_query('insert into ' ~ ledger ~ ' ' ~ names ~ ' ' ~ values) -%}
    {%- endif -%}
{% endmacro %}
