{#- Options of an entity that name a column which its input lacks. They are compared letter by letter, as the engine uses them. -#}
{% macro option_column_problems(entity, input_columns) %}
    {%- set names = input_columns | map(attribute='name') | list -%}
    {%- set nodes = quarantine.entity_nodes()[entity] -%}
    {%- set options = quarantine.entity_options(entity) -%}
    {%- set problems = [] -%}
    {%- for key, kind in quarantine.entity_option_values().items() if key in options and kind in ['column', 'columns'] -%}
        {%- for name in ([options[key]] if kind == 'column' else options[key]) if name not in names -%}
            {%- do problems.append(quarantine.problem(
                where=quarantine.entity_place(entity, nodes) ~ ', config.meta.quarantine.' ~ key,
                given='column ' ~ name,
                allowed=names | join(', '),
                fix='correct the column name, or select the column in ' ~ entity ~ '_tagged',
            )) -%}
        {%- endfor -%}
    {%- endfor -%}
    {{ return(problems) }}
{% endmacro %}
