{% macro column_or_sql(text, quote_columns=false, relation='input') %}
    {%- set text = text | string | trim -%}
    {%- if quote_columns or quarantine.is_column_name(text) -%}
        {%- set column = quarantine.input_column(text) -%}
        {{ return(column if relation == 'input' else column[6:]) }}
    {%- endif -%}
    {{ return(quarantine.user_sql(text)) }}
{% endmacro %}
