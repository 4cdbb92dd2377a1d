{% macro create_engine_tables() %}
    {%- do run_query('create schema if not exists ' ~ quarantine.engine_table('publication_events').without_identifier()) -%}
    {%- for name, columns in {
        'publication_events': quarantine.publication_event_columns(),
        'healed_rows': quarantine.healed_row_columns(),
    }.items() -%}
        {%- set definitions = [] -%}
        {%- for column, type in columns.items() -%}{%- do definitions.append(column ~ ' ' ~ type) -%}{%- endfor -%}
        {%- do run_query(
            'create table if not exists ' ~ quarantine.engine_table(name) ~ ' (' ~ definitions | join(', ') ~ ') using delta partitioned by (model_name)'
            ~ " tblproperties ('delta.appendOnly' = 'true', 'delta.autoOptimize.autoCompact' = 'true')"
        ) -%}
    {%- endfor -%}
    {%- do run_query('create or replace view ' ~ quarantine.engine_table('publications') ~ ' as ' ~ quarantine.publications_sql()) -%}
{% endmacro %}
