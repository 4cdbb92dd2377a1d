{% macro create_engine_tables() %}
    {%- do run_query('create schema if not exists ' ~ quarantine.engine_table('publication_events').without_identifier()) -%}
    {%- do quarantine.create_engine_table(quarantine.engine_table('publication_events'), quarantine.publication_event_columns()) -%}
    {%- do quarantine.create_engine_table(quarantine.engine_table('healed_rows'), quarantine.healed_row_columns()) -%}
    {%- do run_query('create or replace view ' ~ quarantine.engine_table('publications') ~ ' as ' ~ quarantine.publications_sql()) -%}
{% endmacro %}
