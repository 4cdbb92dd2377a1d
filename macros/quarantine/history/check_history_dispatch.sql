{% macro check_history_dispatch() %}
    {%- set missing = quarantine.missing_history_dispatch() -%}
    {%- do exceptions.raise_compiler_error(quarantine.dispatch_problem(missing)) if missing -%}
{% endmacro %}
