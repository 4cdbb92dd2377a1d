{% macro user_sql(text) %}
    {%- set text = text | string | trim -%}
    {%- if not quarantine.is_balanced(text) -%}
        {%- do quarantine.fail('SQL of a rule', text, 'SQL in which every parenthesis is opened and closed', 'balance the parentheses') -%}
    {%- endif -%}
    {%- set kept = modules.re.sub('\\{(found|accepted|batch)\\}', '\\\\u007b\\1}', text.replace('${', '$\\u007b')) -%}
    {#- a trailing line comment must not swallow the closing parenthesis -#}
    {{ return('(' ~ kept ~ ('\n' if '--' in kept else '') ~ ')') }}
{% endmacro %}
