{% macro proven_entity(test) %}
    {%- set attached = graph.nodes.get(test.attached_node) if test.attached_node else none -%}
    {%- if attached and attached.config.materialized == 'quarantine_valid' and quarantine.is_row_rule(test)
        and quarantine.test_kind(test) in quarantine.rule_kinds() -%}
        {{ return(quarantine.entity_of(attached.name)) }}
    {%- endif -%}
    {{ return(none) }}
{% endmacro %}
