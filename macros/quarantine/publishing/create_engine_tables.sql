{% macro create_engine_tables() %}
    {%- do run_query('create schema if not exists ' ~ quarantine.engine_table('publication_events').without_identifier()) -%}
    {%- do quarantine.create_engine_table(quarantine.engine_table('publication_events'), quarantine.publication_event_columns()) -%}
    {%- do quarantine.create_engine_table(quarantine.engine_table('healed_rows'), quarantine.healed_row_columns()) -%}
    {#- altered, not replaced: Spark drops a view that it replaces, and another run may read it at that moment -#}
    {%- set view = quarantine.engine_table('publications') -%}
    {%- do run_query(('alter view ' if load_relation(view) else 'create view if not exists ') ~ view ~ ' as ' ~ quarantine.publications_sql()) -%}
{% endmacro %}
