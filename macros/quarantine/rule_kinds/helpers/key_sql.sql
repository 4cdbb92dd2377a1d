{#- A key that a person gave as a column or as SQL; NULL where the SQL can't be evaluated. -#}
{% macro key_sql(text, quote_columns=false, relation='input') %}
    {%- set sql = quarantine.column_or_sql(text, quote_columns, relation) -%}
    {%- if not sql.startswith('(') -%}{{ return(sql) }}{%- endif -%}
    {%- set column = quarantine.column_in(text) -%}
    {%- set never = column ~ ' is null and ' ~ column ~ ' is not null' if column else none -%}
    {{ return('case when ' ~ quarantine.surely(sql ~ ' is not null', never) ~ ' then ' ~ sql ~ ' end') }}
{% endmacro %}
