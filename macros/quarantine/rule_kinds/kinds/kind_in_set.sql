{% macro kind_in_set(rule) %}
    {%- set values = rule.arguments.value_set -%}
    {%- set listed = quarantine.in_values(rule, values, rule.arguments.get('quote_values', true)) -%}
    {%- set is_listed = 'coalesce(' ~ listed.condition ~ ', false)' if listed.safe
        else '(' ~ quarantine.surely(listed.condition, quarantine.never(rule)) ~ ')' -%}
    {{ return({
        'fails': quarantine.all_of(quarantine.tested_rows(rule) + ['not ' ~ is_listed]),
        'holds': rule.column ~ ' in ' ~ quarantine.short_list(values),
        'null_verdict': 'fail',
    }) }}
{% endmacro %}
