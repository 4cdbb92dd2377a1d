{% macro rules_fingerprint(rules) %}
    {%- set declarations = [] -%}
    {%- for rule in rules -%}
        {%- do declarations.append([
            rule.name, rule.severity, rule.kind, rule.column, rule.arguments, rule.where, rule.on_null,
        ] | string) -%}
    {%- endfor -%}
    {{ return(local_md5(declarations | join('\n'))) }}
{% endmacro %}
