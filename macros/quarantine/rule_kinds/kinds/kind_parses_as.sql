{% macro kind_parses_as(rule) %}
    {%- set column = quarantine.input_column(rule.column) -%}
    {%- set type = rule.arguments.type | lower -%}
    {%- set format = rule.arguments.get('format') -%}
    {%- if format -%}
        {%- set parsed = 'try_to_timestamp(' ~ column ~ ', ' ~ quarantine.string_literal(format) ~ ')' -%}
    {%- else -%}
        {%- set parsed = 'try_cast(' ~ column ~ ' as ' ~ type ~ ')' -%}
    {%- endif -%}
    {{ return({
        'fails': column ~ ' is not null and ' ~ parsed ~ ' is null',
        'holds': rule.column ~ ' parses as ' ~ type ~ (' (' ~ format ~ ')' if format else ''),
        'null_verdict': 'pass',
    }) }}
{% endmacro %}
