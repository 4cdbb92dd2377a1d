{% macro pattern_verdict(rule, operator, patterns) %}
    {%- set negated = '_to_not_match_' in rule.kind -%}
    {%- set match_on = quarantine.one_of(rule, 'match_on', ['any', 'all'], 'any') -%}
    {%- set text = 'cast(' ~ quarantine.input_column(rule.column) ~ ' as string)' -%}
    {%- set matches = [] -%}
    {%- for pattern in patterns -%}
        {%- do matches.append(text ~ (' not ' if negated else ' ') ~ operator ~ ' ' ~ quarantine.string_literal(pattern)) -%}
    {%- endfor -%}
    {%- set joined = matches | join(' and ' if match_on == 'all' else ' or ') -%}
    {{ return({
        'fails': quarantine.all_of(quarantine.tested_rows(rule) + ['not (' ~ joined ~ ')']),
        'holds': rule.column ~ (' not ' if negated else ' ') ~ operator ~ ' '
            ~ (patterns[0] if patterns | length == 1 else match_on ~ ' of ' ~ quarantine.short_list(patterns)),
        'null_verdict': 'pass',
    }) }}
{% endmacro %}
