{#- What a purge takes: all columns but the engine's, those that say where the row came from, and keys that aren't personal. -#}
{% macro payload_columns(entity, relation) %}
    {%- set options = quarantine.entity_options(entity) -%}
    {%- set personal = quarantine.personal_columns(entity) -%}
    {%- set keys = [] -%}
    {%- for name in options.get('key_columns', []) if name | lower not in personal -%}{%- do keys.append(name | lower) -%}{%- endfor -%}
    {%- set payload = [] -%}
    {%- for column in quarantine.content_columns(options, quarantine.relation_columns(relation))
        if column.name not in quarantine.engine_columns() and column.name | lower not in keys -%}
        {%- do payload.append(column.name) -%}
    {%- endfor -%}
    {{ return(payload) }}
{% endmacro %}
