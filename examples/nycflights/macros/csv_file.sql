{#- A temporary view over one CSV file of the data folder; returns its name. -#}
{% macro csv_file(table) %}
    {%- set view = table ~ '_csv' -%}
    {%- if execute -%}
        {%- do run_query(
            "create or replace temporary view " ~ view ~ " using csv options (header 'true', inferSchema 'true', nullValue 'NA', path '"
            ~ env_var('NYCFLIGHTS_DATA') ~ '/' ~ table ~ ".csv')"
        ) -%}
    {%- endif -%}
    {{ return(view) }}
{% endmacro %}
