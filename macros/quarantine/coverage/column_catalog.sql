{#- Every column of every `_valid` model, with the rules that look at it. -#}
{% macro column_catalog() %}
    {%- set catalog = [] -%}
    {%- for entity in (quarantine.entity_nodes() | sort if execute else []) -%}
        {%- set rules = quarantine.declared_rules(entity) -%}
        {%- for name in quarantine.valid_columns(entity) -%}
            {%- set covering = [] -%}
            {%- for rule in rules if quarantine.reads_column(rule, name) -%}{%- do covering.append(rule.name) -%}{%- endfor -%}
            {%- do catalog.append({'model_name': entity, 'column_name': name, 'rules': covering | join(',')}) -%}
        {%- endfor -%}
    {%- endfor -%}
    {{ return(catalog) }}
{% endmacro %}
