{% macro column_or_sql(text, quote_columns=false, relation='input') %}
    {%- set text = text | string | trim -%}
    {%- if quote_columns or modules.re.match('^(`.*`|[A-Za-z_][A-Za-z0-9_]*)$', text) -%}
        {%- set column = quarantine.input_column(text) -%}
        {{ return(column if relation == 'input' else column[6:]) }}
    {%- endif -%}
    {{ return(quarantine.user_sql(text)) }}
{% endmacro %}
