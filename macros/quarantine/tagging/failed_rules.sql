{#- The names of the rules that the row fails. Most rows fail none: they are spared the array, which costs more than the conditions. -#}
{% macro failed_rules(rules, batch) -%}
{%- set nothing = 'cast(array() as array<string>)' -%}
{%- if rules -%}
{%- set predicates = [] -%}
{%- for rule in rules -%}{%- do predicates.append(quarantine.rule_predicate(rule, batch)) -%}{%- endfor -%}
if(
    ({{ predicates | join(')\n    or (') }}),
    array_except(
        array(
            {%- for predicate in predicates %}
            if({{ predicate }}, '{{ rules[loop.index0].name }}', null)
            {{- ',' if not loop.last }}
            {%- endfor %}
        ),
        array(cast(null as string))
    ),
    {{ nothing }}
)
{%- else -%}
{{ nothing }}
{%- endif -%}
{%- endmacro %}
