{% macro column_list(rule) %}
    {%- set given = rule.arguments.get('column_list') or rule.arguments.get('combination_of_columns') or rule.arguments.get('columns') -%}
    {%- if not given or given is string -%}
        {%- do quarantine.fail(rule.model ~ ', rule ' ~ rule.name, given or 'no columns', 'a list of columns',
            'write them as a list: [order_id, line_number]') -%}
    {%- endif -%}
    {%- set columns = [] -%}
    {%- for column in given -%}
        {%- do columns.append(quarantine.key_sql(column, rule.arguments.get('quote_columns', false))) -%}
    {%- endfor -%}
    {{ return(columns) }}
{% endmacro %}
