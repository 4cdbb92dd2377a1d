{% macro kind_not_empty(rule) %}
    {%- set text = 'cast(' ~ quarantine.input_column(rule.column) ~ ' as string)' -%}
    {{ return({
        'fails': ('trim(' ~ text ~ ')' if rule.arguments.get('trim_whitespace', true) else text) ~ " = ''",
        'holds': rule.column ~ ' is not empty',
        'null_verdict': 'pass',
    }) }}
{% endmacro %}
