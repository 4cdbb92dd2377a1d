{% macro kind_relationships(rule) %}
    {%- set columns = rule.arguments.get('columns') or [rule.column] -%}
    {%- set fields = rule.arguments.get('fields') or [rule.arguments.get('field') or rule.column] -%}
    {%- if columns is string or fields is string or columns | length != fields | length -%}
        {%- do quarantine.fail(rule.model ~ ', rule ' ~ rule.name, 'columns: ' ~ columns ~ ', fields: ' ~ fields, 'two lists of the same length',
            'name for each column the field of the parent that it must equal: columns: [a, b], fields: [x, y]') -%}
    {%- endif -%}
    {%- set keys = [] -%}{%- set present = [] -%}
    {%- for column in columns -%}
        {%- set child = quarantine.input_column(column) -%}
        {%- do present.append(child ~ ' is not null') -%}
        {%- do keys.append({'child': child, 'parent': quarantine.key_sql(fields[loop.index0], relation='parent')}) -%}
    {%- endfor -%}
    {#- a NULL finds no parent, so that it fails where nothing asks for its presence -#}
    {%- if rule.on_null == 'fail' and not rule.column -%}{%- set present = [] -%}{%- endif -%}
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
