{% macro create_engine_tables() %}
    {%- set events = quarantine.engine_table('publication_events') -%}
    {%- do run_query('create schema if not exists ' ~ events.without_identifier()) -%}
    {%- set columns = [] -%}
    {%- for name, type in quarantine.publication_event_columns().items() -%}{%- do columns.append(name ~ ' ' ~ type) -%}{%- endfor -%}
    {%- do run_query(
        'create table if not exists ' ~ events ~ ' (' ~ columns | join(', ') ~ ') using delta partitioned by (model_name)'
        ~ " tblproperties ('delta.appendOnly' = 'true', 'delta.autoOptimize.autoCompact' = 'true')"
    ) -%}
    {%- do run_query('create or replace view ' ~ quarantine.engine_table('publications') ~ ' as ' ~ quarantine.publications_sql()) -%}
{% endmacro %}
