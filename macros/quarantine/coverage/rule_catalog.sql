{#- Every declared rule of the project, as people want to read it. -#}
{% macro rule_catalog() %}
    {%- set catalog = [] -%}
    {%- for entity in (quarantine.entity_nodes() | sort if execute else []) -%}
        {%- for rule in quarantine.declared_rules(entity) -%}
            {%- do catalog.append({
                'model_name': entity,
                'rule': rule.name,
                'column_name': rule.column or none,
                'severity': rule.severity,
                'condition': rule.holds,
                'null_verdict': rule.on_null or rule.get('null_verdict'),
                'kind': rule.kind,
                'has_example': rule.example is not none,
            }) -%}
        {%- endfor -%}
    {%- endfor -%}
    {{ return(catalog) }}
{% endmacro %}
