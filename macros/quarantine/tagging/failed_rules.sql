{% macro failed_rules(rules, batch) -%}
{%- if rules -%}
array_except(
    array(
        {%- for rule in rules %}
        if({{ quarantine.rule_predicate(rule, batch) }}, '{{ rule.name }}', null)
        {{- ',' if not loop.last }}
        {%- endfor %}
    ),
    array(cast(null as string))
)
{%- else -%}
cast(array() as array<string>)
{%- endif -%}
{%- endmacro %}
