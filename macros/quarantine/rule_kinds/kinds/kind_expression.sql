{% macro kind_expression(rule) %}
    {%- set expression = rule.arguments.expression -%}
    {%- set condition = quarantine.user_sql(expression) -%}
    {%- if rule.column -%}
        {%- set condition = quarantine.user_sql(quarantine.input_column(rule.column) ~ ' ' ~ expression) -%}
    {%- endif -%}
    {%- set null_verdict = rule.on_null or ('fail' if rule.kind.startswith('quarantine.') else 'pass') -%}
    {%- set never = quarantine.never(rule, expression) -%}
    {{ return({
        'fails': quarantine.surely('not ' ~ condition, never) if null_verdict == 'pass'
            else 'not (' ~ quarantine.surely(condition, never) ~ ')',
        'holds': (rule.column ~ ' ' if rule.column else '') ~ expression | trim,
        'null_verdict': null_verdict,
    }) }}
{% endmacro %}
