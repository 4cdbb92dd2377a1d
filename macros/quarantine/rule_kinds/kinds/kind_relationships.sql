{% macro kind_relationships(rule) %}
    {%- set columns = rule.arguments.get('columns') or [rule.column] -%}
    {%- set fields = rule.arguments.get('fields') or [rule.arguments.get('field') or rule.column] -%}
    {%- set keys = [] -%}{%- set present = [] -%}
    {%- for column in columns -%}
        {%- set child = quarantine.input_column(column) -%}
        {%- do present.append(child ~ ' is not null') -%}
        {%- do keys.append({'child': child, 'parent': quarantine.column_or_sql(fields[loop.index0], relation='parent')}) -%}
    {%- endfor -%}
    {%- set to_condition = rule.arguments.get('to_condition') -%}
    {{ return({
        'fails': quarantine.all_of(quarantine.tested_rows(rule, [rule.arguments.get('from_condition')]) + present + ['not {found}']),
        'holds': columns | join(', ') ~ ' exists in ' ~ quarantine.relation_name(rule.arguments.to),
        'lookup': {
            'to': rule.arguments.to,
            'keys': keys,
            'where': quarantine.surely(quarantine.user_sql(to_condition)) if to_condition else none,
        },
        'null_verdict': 'pass',
    }) }}
{% endmacro %}
