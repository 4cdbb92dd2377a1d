{#- Rules that a row about to be released fails: those of the given severity, among rows that are released together. -#}
{% macro release_failures(rules, severity) -%}
    {%- set rules = rules | selectattr('severity', 'equalto', severity) | list -%}
    {%- if rules -%}
    if(input._dq_is_releasable, {{ quarantine.failed_rules(rules, 'input._dq_is_releasable') }}, cast(array() as array<string>))
    {%- else -%}
    cast(array() as array<string>)
    {%- endif -%}
{%- endmacro %}
