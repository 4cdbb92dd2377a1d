{% macro in_values(rule, values, quote) %}
    {%- set column = quarantine.input_column(rule.column) -%}
    {%- set listed = '(' ~ values | join(', ') ~ ')' -%}
    {%- if quote -%}
        {{ return({'safe': true, 'condition': quarantine.in_texts(column, values)}) }}
    {%- elif quarantine.value_class(values) == 'number' -%}
        {{ return({'safe': true, 'condition': quarantine.compared(column, ['in ' ~ listed])}) }}
    {%- endif -%}
    {{ return({'safe': false, 'condition': column ~ ' in ' ~ quarantine.user_sql(listed[1:-1])}) }}
{% endmacro %}
