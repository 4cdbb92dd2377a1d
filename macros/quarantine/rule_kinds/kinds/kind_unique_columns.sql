{% macro kind_unique_columns(rule) %}
    {%- set columns = quarantine.column_list(rule) -%}
    {%- set guards = [] if rule.kind.startswith('dbt_utils.') else [quarantine.kept_rows(rule, columns)] -%}
    {%- set names = rule.arguments.get('column_list') or rule.arguments.get('combination_of_columns') or rule.arguments.get('columns') -%}
    {{ return(dict(quarantine.duplicated_key(rule, columns, guards),
        null_columns=columns,
        holds=names | join(', ') ~ (' are unique together' if names | length > 1 else ' is unique'))) }}
{% endmacro %}
