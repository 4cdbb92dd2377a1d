{% macro kind_accepted_values(rule) %}
    {%- set listed = quarantine.in_values(rule, rule.arguments['values'], rule.arguments.get('quote', true)) -%}
    {{ return({
        'fails': 'not (' ~ listed.condition ~ ')' if listed.safe
            else quarantine.surely('not (' ~ listed.condition ~ ')', quarantine.never(rule)),
        'holds': rule.column ~ ' in ' ~ quarantine.short_list(rule.arguments['values']),
        'null_verdict': 'pass',
    }) }}
{% endmacro %}
