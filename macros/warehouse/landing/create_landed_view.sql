{% macro create_landed_view(landing, files) %}
    {%- set reader = context['quarantine']['landed_' ~ landing.format ~ '_lines'] -%}
    {%- set lines = reader(landing, files) -%}
    {%- set view_sql -%}
create or replace temporary view {{ landing.view }} as
with
    {{ quarantine.landed_files_cte(landing, files) }},
    lines as (
        {{ lines }}
    )
select
    lines.fields,
    lines.line,
    files.source_file,
    files.source_hash,
    files.batch_id
from lines
inner join files on lines.source_file = files.source_file
    {%- endset -%}
    {%- do run_query(view_sql) -%}
{% endmacro %}
