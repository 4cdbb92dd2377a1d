{% macro kind_not_in_set(rule) %}
    {%- set values = rule.arguments.get('value_set', rule.arguments.get('values')) -%}
    {%- set listed = quarantine.in_values(rule, values, rule.arguments.get('quote_values', rule.arguments.get('quote', true))) -%}
    {%- set condition = listed.condition if listed.safe else quarantine.surely(listed.condition, quarantine.never(rule)) -%}
    {{ return({
        'fails': quarantine.all_of(quarantine.tested_rows(rule) + [condition]),
        'holds': rule.column ~ ' not in ' ~ quarantine.short_list(values),
        'null_verdict': 'pass',
    }) }}
{% endmacro %}
