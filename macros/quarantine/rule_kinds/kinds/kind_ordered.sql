{% macro kind_ordered(rule) %}
    {%- set given = rule.arguments -%}
    {%- set increasing = rule.kind.endswith('_increasing') -%}
    {%- set strictly = given.get('strictly', true) -%}
    {%- set value = quarantine.input_column(rule.column) -%}
    {%- set sort = quarantine.key_sql(given.get('sort_column') or rule.column) -%}
    {%- set groups = [] -%}
    {%- for column in given.get('group_by') or [] -%}{%- do groups.append(quarantine.key_sql(column)) -%}{%- endfor -%}
    {%- set frame = 'partition by ' ~ quarantine.window_keys(rule, groups) ~ ' order by ' ~ sort
        ~ ('' if sort == value else ', ' ~ value ~ ('' if increasing else ' desc')) -%}
    {%- set operator = ('>' if increasing else '<') ~ ('' if strictly else '=') -%}
    {#- the best value so far, not the previous one: what is left without the failing rows must be in order too -#}
    {%- set best = ('max(' if increasing else 'min(') ~ value ~ ') over (' ~ frame ~ ' rows between unbounded preceding and 1 preceding)' -%}
    {%- set previous = 'lag(' ~ value ~ ') over (' ~ frame ~ ')' -%}
    {%- set holds = value ~ ' ' ~ operator ~ ' ' ~ best -%}
    {%- if given.get('step') -%}
        {%- set change = value ~ ' - ' ~ previous if increasing else previous ~ ' - ' ~ value -%}
        {%- set holds = value ~ ' ' ~ operator ~ ' ' ~ previous ~ ' and ' ~ change ~ ' = ' ~ quarantine.user_sql(given.step) -%}
    {%- endif -%}
    {%- set out_of_order = previous ~ ' is not null and ' ~ quarantine.surely('not (' ~ holds ~ ')', quarantine.never(rule)) -%}
    {%- set has_twin = value ~ ' = lead(' ~ value ~ ') over (' ~ frame ~ ') and ' ~ sort ~ ' <=> lead(' ~ sort ~ ') over (' ~ frame ~ ')' -%}
    {{ return({
        'fails': quarantine.all_of(quarantine.tested_rows(rule)
            + ['(' ~ out_of_order ~ (' or ' ~ has_twin if strictly or given.get('step') else '') ~ ')']),
        'holds': rule.column ~ (' increases' if increasing else ' decreases') ~ ' by ' ~ (given.get('sort_column') or rule.column),
        'null_verdict': 'pass',
        'closed': not given.get('step'),
    }) }}
{% endmacro %}
