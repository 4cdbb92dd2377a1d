{% macro kind_fresher_than(rule) %}
    {%- set age = quarantine.interval_text(rule, 'age', rule.arguments.age) -%}
    {{ return({
        'fails': 'try_cast(' ~ quarantine.input_column(rule.column) ~ " as timestamp) < timestamp'" ~ quarantine.run_clock() ~ "' - interval " ~ age,
        'holds': rule.column ~ ' is not older than ' ~ age,
        'null_verdict': 'pass',
    }) }}
{% endmacro %}
