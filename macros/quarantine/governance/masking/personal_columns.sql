{#-
Names in lower case: what is personal where a row comes from stays so under the same name. The entity's own three models
have the last word.
-#}
{% macro personal_columns(entity) %}
    {%- set nodes = quarantine.entity_nodes()[entity] -%}
    {%- set marks = {} -%}
    {%- for node in quarantine.input_nodes(nodes.get('tagged', {'config': {}})) -%}
        {%- for name, is_personal in quarantine.personal_marks(node).items() if is_personal -%}
            {%- do marks.update({name: true}) -%}
        {%- endfor -%}
    {%- endfor -%}
    {%- for node in nodes.values() -%}{%- do marks.update(quarantine.personal_marks(node)) -%}{%- endfor -%}
    {%- set names = [] -%}
    {%- for name in marks | sort if marks[name] -%}{%- do names.append(name) -%}{%- endfor -%}
    {{ return(names) }}
{% endmacro %}
