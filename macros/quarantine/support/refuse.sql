{#- Raises when there are problems, with all of them. -#}
{% macro refuse(problems) %}
    {%- if problems -%}
        {{ exceptions.raise_compiler_error(
            problems | length ~ ' wrong declaration' ~ ('s' if problems | length > 1) ~ ', nothing was run:\n' ~ problems | join('\n')
        ) }}
    {%- endif -%}
{% endmacro %}
