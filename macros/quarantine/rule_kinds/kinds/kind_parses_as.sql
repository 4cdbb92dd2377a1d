{% macro kind_parses_as(rule) %}
    {%- set column = quarantine.input_column(rule.column) -%}
    {%- set type = (rule.arguments.type | string | lower | trim) -%}
    {%- set format = rule.arguments.get('format') -%}
    {%- set types = 'tinyint|smallint|int|integer|bigint|float|double|boolean|date|timestamp|timestamp_ntz|decimal([(] *[0-9]+ *(, *[0-9]+ *)?[)])?' -%}
    {%- if not modules.re.match('^(' ~ types ~ ')$', type) or (format and type not in ['date', 'timestamp', 'timestamp_ntz']) -%}
        {%- do quarantine.fail(rule.model ~ ', rule ' ~ rule.name, 'type: ' ~ type ~ (', format: ' ~ format if format else ''),
            'tinyint, smallint, int, bigint, float, double, decimal(p, s), boolean; date, timestamp, timestamp_ntz, with a format if you like',
            'name the type that the text must parse as; for JSON use quarantine.valid_json') -%}
    {%- endif -%}
    {#- a year that no timestamp holds makes try_to_timestamp raise -#}
    {%- set parses = quarantine.surely('try_to_timestamp(' ~ column ~ ', ' ~ quarantine.string_literal(format) ~ ') is not null', quarantine.never(rule)) if format
        else 'try_cast(' ~ column ~ ' as ' ~ type ~ ') is not null' -%}
    {{ return({
        'fails': column ~ ' is not null and not (' ~ parses ~ ')',
        'holds': rule.column ~ ' parses as ' ~ type ~ (' (' ~ format ~ ')' if format else ''),
        'null_verdict': 'pass',
    }) }}
{% endmacro %}
