{% macro kind_not_in_future(rule) %}
    {%- set tolerance = rule.arguments.get('tolerance') -%}
    {%- set clock = "timestamp'" ~ quarantine.run_clock() ~ "'" -%}
    {{ return({
        'fails': 'try_cast(' ~ quarantine.input_column(rule.column) ~ ' as timestamp) > ' ~ clock
            ~ (' + interval ' ~ quarantine.interval_text(rule, 'tolerance', tolerance) if tolerance else ''),
        'holds': rule.column ~ ' is not in the future' ~ (' (' ~ tolerance ~ ' tolerated)' if tolerance else ''),
        'null_verdict': 'pass',
    }) }}
{% endmacro %}
