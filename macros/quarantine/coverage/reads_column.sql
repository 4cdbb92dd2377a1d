{% macro reads_column(rule, name) %}
    {%- set strings = "'(\\\\.|[^'\\\\])*'|\"(\\\\.|[^\"\\\\])*\"" -%}
    {%- set code = modules.re.sub(strings, '', rule.fails) -%}
    {{ return(modules.re.search('(?i)(?<!\\w)' ~ modules.re.escape(name) ~ '(?!\\w)', code) is not none) }}
{% endmacro %}
