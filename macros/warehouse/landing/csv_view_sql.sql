{% macro csv_view_sql(landing, files, view, width) -%}
create or replace temporary view {{ view }} (
    {%- for number in range(1, width + 1) %}
    field_{{ number }} string,
    {%- endfor %}
    corrupt string
)
using csv
options (
    path '{{ quarantine.landing_glob(landing, files) }}',
    header 'true',
    multiLine 'true',
    escape '"',
    maxColumns '100000',
    columnNameOfCorruptRecord 'corrupt'
)
{%- endmacro %}
