{#- Those of the tagged table where it was built; else as they are declared. Engine columns are left out. A closed gate must not stop who asks. -#}
{% macro valid_columns(entity) %}
    {%- set nodes = quarantine.entity_nodes()[entity] -%}
    {%- set existing = load_relation(api.Relation.create(schema=nodes.tagged.schema, identifier=nodes.tagged.alias))
        if flags.WHICH in ['run', 'build', 'retry'] else none -%}
    {%- set names = quarantine.relation_columns(existing) | map(attribute='name') | list if existing
        else nodes.valid.columns.values() | map(attribute='name') | list -%}
    {{ return(names | reject('in', quarantine.engine_columns() + ['_dq_published_at']) | list) }}
{% endmacro %}
