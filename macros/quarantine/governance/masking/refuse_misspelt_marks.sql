{#- A column that the entity itself declares personal and the table lacks: its true name would be shown. -#}
{% macro refuse_misspelt_marks(entity, stored) %}
    {%- set known = stored | map('lower') | list -%}
    {%- for node in quarantine.entity_nodes()[entity].values() -%}
        {%- for name, is_personal in quarantine.personal_marks(node).items() if is_personal and name not in known -%}
            {{ quarantine.fail(
                where='model ' ~ node.name ~ ', column ' ~ name,
                given='personal: true on a column that ' ~ entity ~ '_tagged does not have',
                allowed=stored | join(', '),
                fix='correct the name of the column in the YAML of ' ~ node.name ~ ', or remove it there',
            ) }}
        {%- endfor -%}
    {%- endfor -%}
{% endmacro %}
