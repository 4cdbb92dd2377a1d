{% macro kind_unique_within_record(rule) %}
    {%- set columns = quarantine.column_list(rule) -%}
    {%- set texts = 'cast(' ~ columns | join(' as string), cast(') ~ ' as string)' -%}
    {%- set distinct_values = 'size(array_except(array(' ~ texts ~ '), array(cast(null as string))))' -%}
    {{ return({
        'fails': quarantine.all_of(quarantine.tested_rows(rule)
            + [quarantine.kept_rows(rule, columns), distinct_values ~ ' < ' ~ columns | length]),
        'null_columns': columns,
        'holds': rule.arguments.column_list | join(', ') ~ ' differ within the row',
    }) }}
{% endmacro %}
