{#-
The names of the rules that the row fails. Most rows fail none: they are spared the array, which costs more than the
conditions. Few rules fit into one method of generated code. Many make it so large that Java has compiled it when most batches
are through: a higher-order function has Spark split it into small ones (docs/decisions/0008).
-#}
{% macro failed_rules(rules, batch) -%}
{%- set nothing = 'cast(array() as array<string>)' -%}
{%- set are_many = rules | length > 20 -%}
{%- if rules -%}
{%- set predicates = [] -%}
{%- for rule in rules -%}{%- do predicates.append(quarantine.rule_predicate(rule, batch)) -%}{%- endfor -%}
if(
    ({{ predicates | join(')\n    or (') }}),
    {{ 'filter' if are_many else 'array_except' }}(
        array(
            {%- for predicate in predicates %}
            if({{ predicate }}, '{{ rules[loop.index0].name }}', null)
            {{- ',' if not loop.last }}
            {%- endfor %}
        ),
        {{ 'rule -> rule is not null' if are_many else 'array(cast(null as string))' }}
    ),
    {{ nothing }}
)
{%- else -%}
{{ nothing }}
{%- endif -%}
{%- endmacro %}
