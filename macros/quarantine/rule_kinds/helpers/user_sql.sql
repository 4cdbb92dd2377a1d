{% macro user_sql(text) %}
    {%- set kept = (text | string | trim).replace('${', '$\\u007b') -%}
    {%- set kept = modules.re.sub('\\{(found|accepted|batch)\\}', '\\\\u007b\\1}', kept) -%}
    {#- a trailing line comment must not swallow the closing parenthesis -#}
    {{ return('(' ~ kept ~ ('\n' if '--' in kept else '') ~ ')') }}
{% endmacro %}
