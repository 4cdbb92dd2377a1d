{% macro kind_pair_in_set(rule) %}
    {%- set given = rule.arguments -%}
    {%- set pairs = [] -%}
    {%- for pair in given.value_pairs_set -%}
        {%- if pair | length != 2 -%}
            {%- do quarantine.fail(rule.model ~ ', rule ' ~ rule.name, 'the pair ' ~ pair, 'two values a pair',
                "write pairs of SQL values: [[1, \"'a'\"], [2, \"'b'\"]]") -%}
        {%- endif -%}
        {%- do pairs.append('(' ~ quarantine.column_or_sql(given.column_A) ~ ' = ' ~ quarantine.user_sql(pair[0])
            ~ ' and ' ~ quarantine.column_or_sql(given.column_B) ~ ' = ' ~ quarantine.user_sql(pair[1]) ~ ')') -%}
    {%- endfor -%}
    {{ return({
        'fails': quarantine.all_of(quarantine.tested_rows(rule)
            + [quarantine.fails_condition(rule, pairs | join(' or '), quarantine.never(rule, quarantine.column_or_sql(given.column_A)))]),
        'evaluates': pairs | join(' or '),
        'holds': '(' ~ given.column_A ~ ', ' ~ given.column_B ~ ') in ' ~ quarantine.short_list(given.value_pairs_set | map('join', ' / ') | list),
    }) }}
{% endmacro %}
