{% macro kind_sequential(rule) %}
    {%- set given = rule.arguments -%}
    {%- set value = quarantine.input_column(rule.column) -%}
    {%- set step = given.get('interval', 1) -%}
    {%- set groups = [] -%}
    {%- for column in given.get('group_by_columns') or [] -%}{%- do groups.append(quarantine.key_sql(column)) -%}{%- endfor -%}
    {%- set frame = 'partition by ' ~ quarantine.window_keys(rule, groups) ~ ' order by ' ~ value -%}
    {%- set previous = 'lag(' ~ value ~ ') over (' ~ frame ~ ')' -%}
    {%- set follows = value ~ ' = ' ~ previous ~ ' + ' ~ quarantine.user_sql(step) -%}
    {%- if given.get('datepart') -%}
        {%- set parts = ['microsecond', 'millisecond', 'second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'] -%}
        {%- set part = quarantine.one_of(rule, 'datepart', parts, none) -%}
        {%- set follows = 'cast(' ~ value ~ ' as timestamp) = timestampadd(' ~ part ~ ', ' ~ step ~ ', ' ~ previous ~ ')' -%}
    {%- endif -%}
    {{ return({
        'fails': '(' ~ quarantine.surely('not (' ~ follows ~ ')', quarantine.never(rule)) ~ ' or ' ~ value ~ ' = lead(' ~ value ~ ') over (' ~ frame ~ '))',
        'holds': rule.column ~ ' follows its predecessor by ' ~ step ~ (' ' ~ given.datepart if given.get('datepart') else ''),
        'null_verdict': 'pass',
        'closed': false,
    }) }}
{% endmacro %}
