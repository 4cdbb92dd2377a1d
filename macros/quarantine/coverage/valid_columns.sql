{#- As the server has them where the model was built; else as they are declared. Engine columns are left out. -#}
{% macro valid_columns(entity) %}
    {%- set node = quarantine.entity_nodes()[entity].valid -%}
    {%- set existing = load_relation(api.Relation.create(schema=node.schema, identifier=node.alias))
        if flags.WHICH in ['run', 'build', 'retry'] else none -%}
    {%- set names = quarantine.relation_columns(existing) | map(attribute='name') | list if existing
        else node.columns.values() | map(attribute='name') | list -%}
    {{ return(names | reject('in', quarantine.engine_columns() + ['_dq_published_at']) | list) }}
{% endmacro %}
