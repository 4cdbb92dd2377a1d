{% macro comparable_struct(columns, relation=none) -%}
    struct(
    {%- for column in columns -%}
        {%- set name = (relation ~ '.' if relation) ~ quarantine.quoted(column.name) -%}
        {{ 'to_json(' ~ name ~ ')' if 'variant' in column.type else quarantine.canonical(name, column.type) if 'map<' in column.type else name }}
        {{- ', ' if not loop.last }}
    {%- else -%}
        true
    {%- endfor -%}
    )
{%- endmacro %}
