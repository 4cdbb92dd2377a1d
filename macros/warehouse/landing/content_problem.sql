{% macro content_problem(landing) -%}
{%- if landing.format == 'csv' -%}
if(arrays_overlap(header, array('{{ landing.columns | join("', '") }}')), null, 'its first line names no column of the model')
{%- elif landing.format == 'parquet' -%}
if(length >= 12 and cast(substring(content, -4) as string) = 'PAR1', null, 'it is no whole parquet file')
{%- else -%}
cast(null as string)
{%- endif -%}
{%- endmacro %}
