{% macro column_definitions(columns) %}
    {%- set definitions = [] -%}
    {%- for column in columns -%}
        {%- set description = model.columns.get(column.name, {}).get('description') -%}
        {%- do definitions.append(
            quarantine.quoted(column.name) ~ ' ' ~ column.type
            ~ (' comment ' ~ quarantine.string_literal(description) if description else '')
        ) -%}
    {%- endfor -%}
    {{ return(definitions | join(', ')) }}
{% endmacro %}
