{#- Appends events to the ledger in one commit; an event is a mapping from column to SQL. -#}
{% macro record_events(entity, events) %}
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
    {%- do run_query('insert into ' ~ quarantine.engine_table('publication_events') ~ ' (' ~ columns | join(', ') ~ ') values ' ~ rows | join(', ')) -%}
{% endmacro %}
