{#- Every declared rule of the project, as people want to read it. -#}
{% macro rule_catalog(entities=none) %}
    {%- set catalog = [] -%}
    {%- for entity in ((entities or quarantine.entity_nodes() | sort) if execute else []) -%}
        {%- set rules = quarantine.declared_rules(entity) -%}
        {%- set fingerprint = quarantine.rules_fingerprint(rules) -%}
        {%- for rule in rules -%}
            {%- do catalog.append({
                'model_name': entity,
                'rule': rule.name,
                'column_name': rule.column or none,
                'severity': rule.severity,
                'condition': rule.holds,
                'null_verdict': rule.on_null or rule.get('null_verdict'),
                'kind': rule.kind,
                'fingerprint': fingerprint,
                'has_example': rule.example is not none,
            }) -%}
        {%- endfor -%}
    {%- endfor -%}
    {{ return(catalog) }}
{% endmacro %}
