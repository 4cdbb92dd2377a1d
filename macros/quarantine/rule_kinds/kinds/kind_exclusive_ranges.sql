{% macro kind_exclusive_ranges(rule) %}
    {%- set given = rule.arguments -%}
    {%- set lower = quarantine.key_sql(given.lower_bound_column) -%}
    {%- set upper = quarantine.key_sql(given.upper_bound_column) -%}
    {%- set gaps = quarantine.one_of(rule, 'gaps', ['allowed', 'not_allowed', 'required'], 'allowed') -%}
    {%- set operator = {'allowed': ' <= ', 'not_allowed': ' = ', 'required': ' < '}[gaps] -%}
    {%- set groups = [quarantine.key_sql(given.partition_by)] if given.get('partition_by') else [] -%}
    {%- set frame = ' over (partition by ' ~ quarantine.window_keys(rule, groups) ~ ' order by ' ~ lower ~ ', ' ~ upper ~ ')' -%}
    {%- set ends_later = lower ~ (' <= ' if given.get('zero_length_range_allowed', false) else ' < ') ~ upper -%}
    {%- set ends_before_next = upper ~ operator ~ 'lead(' ~ lower ~ ')' ~ frame -%}
    {%- set is_twin = 'lag(' ~ lower ~ ')' ~ frame ~ ' = ' ~ lower ~ ' and lag(' ~ upper ~ ')' ~ frame ~ ' = ' ~ upper -%}
    {%- set never = quarantine.never(rule) -%}
    {{ return({
        'fails': 'not (' ~ quarantine.surely(ends_later, never) ~ ' and not (' ~ quarantine.surely('not (' ~ ends_before_next ~ ')', never) ~ ')'
            ~ ' and (' ~ quarantine.surely(upper ~ operator ~ lower, never) ~ ' or not coalesce(' ~ is_twin ~ ', false)))',
        'holds': given.lower_bound_column ~ ' to ' ~ given.upper_bound_column ~ ' overlaps no other range',
        'closed': gaps != 'not_allowed',
    }) }}
{% endmacro %}
