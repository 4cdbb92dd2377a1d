{% macro quarantine_validate(part='offline') %}
    {%- do quarantine.check_declarations() -%}
    {%- for entity, nodes in quarantine.entity_nodes().items() -%}
        {%- set rules = quarantine.declared_rules(entity) -%}
        {%- for test in quarantine.declared_tests(entity) if part == 'offline' and quarantine.test_options(test).mode == 'drop' -%}
            {%- do print('warning: ' ~ test.original_file_path ~ ', model ' ~ entity ~ '_valid, test ' ~ test.name
                ~ ': mode: drop has no effect; rejected rows are kept as evidence and counted, as those of any rule') -%}
        {%- endfor -%}
        {%- if part == 'live' -%}
            {%- set existing = load_relation(api.Relation.create(schema=nodes.tagged.schema, identifier=nodes.tagged.alias)) -%}
            {%- if existing -%}
                {%- do quarantine.check_rule_columns(rules, quarantine.relation_columns(existing)) -%}
                {%- do quarantine.check_rules(rules, existing) -%}
            {%- endif -%}
        {%- endif -%}
    {%- endfor -%}
{% endmacro %}
