{#- All checks that need no server; every problem is reported at once. -#}
{% macro check_declarations() %}
    {%- set problems = quarantine.declaration_problems() -%}
    {%- if problems -%}
        {{ exceptions.raise_compiler_error(
            problems | length ~ ' wrong declaration' ~ ('s' if problems | length > 1) ~ ', nothing was run:\n' ~ problems | join('\n')
        ) }}
    {%- endif -%}
{% endmacro %}
