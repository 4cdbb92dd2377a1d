{#- The names in an array, each with the condition that it asks for; NULL where the rule is declared no more. -#}
{% macro rule_texts_sql(names, rules) -%}
    {%- set entries = [] -%}
    {%- for rule in rules -%}
        {%- do entries.append(quarantine.string_literal(rule.name) ~ ', ' ~ quarantine.string_literal(rule.holds)) -%}
    {%- endfor -%}
transform({{ names }}, name -> named_struct('name', name, 'rule', try_element_at(map({{ entries | join(', ') }}), name)))
{%- endmacro %}
