{% macro in_values(rule, values, quote) %}
    {%- set column = quarantine.input_column(rule.column) -%}
    {%- if not values or values is string -%}
        {%- do quarantine.fail(rule.model ~ ', rule ' ~ rule.name, values or 'an empty list', 'a list of one or more values',
            'write the values as a list: [PLACED, SHIPPED]') -%}
    {%- endif -%}
    {%- set listed = '(' ~ values | join(', ') ~ ')' -%}
    {%- if quote or quarantine.value_class(values) == 'number' -%}
        {{ return({'safe': true, 'condition': quarantine.in_texts(column, values)}) }}
    {%- endif -%}
    {{ return({'safe': false, 'condition': column ~ ' in ' ~ quarantine.user_sql(listed[1:-1])}) }}
{% endmacro %}
