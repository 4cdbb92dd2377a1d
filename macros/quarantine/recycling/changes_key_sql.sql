{#- A fix may give a row the key that it lacked, and mend a key that a rule found wrong; else it would be another row. -#}
{% macro changes_key_sql(rules, column) -%}
    {%- set name = quarantine.quoted(column.name) -%}
    {%- set about_key = [] -%}
    {%- for rule in rules if rule.column == column.name or modules.re.search('\\b' ~ modules.re.escape(column.name) ~ '\\b', rule.holds) -%}
        {%- do about_key.append(quarantine.string_literal(rule.name)) -%}
    {%- endfor -%}
texts.origin.{{ name }} is not null
            and not ({{ quarantine.parsed_sql('texts.origin.' ~ name, column.type) }} <=> {{ quarantine.parsed_sql('texts.field.' ~ name, column.type) }})
            and not arrays_overlap(texts.origin_rules, cast(array({{ about_key | join(', ') }}) as array<string>))
{%- endmacro %}
