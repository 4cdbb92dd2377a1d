{% macro kept_rows(rule, columns) %}
    {%- set ignored = quarantine.one_of(rule, 'ignore_row_if', ['all_values_are_missing', 'any_value_is_missing'], 'all_values_are_missing') -%}
    {%- set operator = ' is null and ' if ignored == 'all_values_are_missing' else ' is null or ' -%}
    {{ return('not (' ~ columns | join(operator) ~ ' is null)') }}
{% endmacro %}
