{% macro quarantine_validate(part='offline') %}
    {%- do quarantine.check_declarations() -%}
    {%- for entity, nodes in quarantine.entity_nodes().items() -%}
        {%- set rules = quarantine.declared_rules(entity) -%}
        {%- if part == 'live' -%}
            {%- set existing = load_relation(api.Relation.create(schema=nodes.tagged.schema, identifier=nodes.tagged.alias)) -%}
            {%- if existing -%}
                {%- do quarantine.check_rule_columns(rules, quarantine.relation_columns(existing)) -%}
                {%- do quarantine.check_rules(rules, existing) -%}
            {%- endif -%}
        {%- endif -%}
    {%- endfor -%}
{% endmacro %}
