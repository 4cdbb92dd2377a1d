{% macro check_history_dispatch() %}
    {%- set missing = quarantine.missing_history_dispatch() -%}
    {%- if missing -%}
        {{ quarantine.fail(
            where='dbt_project.yml',
            given='no dispatch to quarantine for ' ~ missing | join(', '),
            allowed='a search order in which quarantine comes before dbt',
            fix='add\n    dispatch:\n      - macro_namespace: dbt\n        search_order: [' ~ project_name ~ ', quarantine, dbt]',
        ) }}
    {%- endif -%}
{% endmacro %}
