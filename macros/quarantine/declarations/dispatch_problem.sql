{% macro dispatch_problem(missing) %}
    {{ return(quarantine.problem(
        'dbt_project.yml',
        'no dispatch to quarantine for ' ~ missing | join(', '),
        'a search order in which quarantine comes before dbt',
        'add\n    dispatch:\n      - macro_namespace: dbt\n        search_order: [' ~ project_name ~ ', quarantine, dbt]',
    )) }}
{% endmacro %}
