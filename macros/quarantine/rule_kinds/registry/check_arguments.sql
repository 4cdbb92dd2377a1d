{% macro check_arguments(rule) %}
    {%- set kind = quarantine.rule_kinds()[rule.kind] -%}
    {%- set where = rule.model ~ ', rule ' ~ rule.name ~ ' (' ~ rule.kind ~ ')' -%}
    {%- set allowed = (kind.required + kind.optional) | join(', ') or 'no argument' -%}
    {%- for name in rule.arguments if name not in kind.required + kind.optional -%}
        {%- do quarantine.fail(where, 'the argument ' ~ name, allowed, 'correct its name, or take it out') -%}
    {%- endfor -%}
    {%- for name in kind.required if rule.arguments.get(name) is none -%}
        {%- do quarantine.fail(where, 'no ' ~ name, allowed, 'add ' ~ name ~ ' under arguments:') -%}
    {%- endfor -%}
    {%- if kind.column is not none and kind.column != (rule.column is not none) -%}
        {%- do quarantine.fail(where, 'a test of a ' ~ ('column' if rule.column else 'model'), 'a test of a ' ~ ('column' if kind.column else 'model'),
            'move it under ' ~ ('data_tests of the column' if kind.column else 'data_tests of the model')) -%}
    {%- endif -%}
{% endmacro %}
