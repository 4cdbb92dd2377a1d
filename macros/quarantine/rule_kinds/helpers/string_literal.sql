{% macro string_literal(text) %}
    {#- A backslash escape in place of the brace: Spark substitutes ${x} before it parses, and the engine fills in {found} and its like. -#}
    {%- set escaped = (text | string).replace('\\', '\\\\').replace("'", "\\'")
        .replace('\n', '\\n').replace('\r', '\\r').replace('${', '$\\u007b') -%}
    {{ return("'" ~ modules.re.sub('\\{(found|accepted|batch)\\}', '\\\\u007b\\1}', escaped) ~ "'") }}
{% endmacro %}
