{% macro kind_not_in_set(rule) %}
    {%- set values = rule.arguments.get('value_set', rule.arguments.get('values')) -%}
    {%- set quote = rule.arguments.get('quote_values', rule.arguments.get('quote', true)) -%}
    {%- set listed = quarantine.in_values(rule, values, quote) -%}
    {%- set condition = listed.condition if listed.safe else quarantine.surely(listed.condition, quarantine.never(rule)) -%}
    {{ return({
        'fails': quarantine.all_of(quarantine.tested_rows(rule) + [condition]),
        'evaluates': none if quote else quarantine.input_column(rule.column) ~ ' in (' ~ values | join(', ') ~ ')',
        'holds': rule.column ~ ' not in ' ~ quarantine.short_list(values),
        'null_verdict': 'pass',
    }) }}
{% endmacro %}
