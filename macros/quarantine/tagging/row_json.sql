{% macro row_json(columns) -%}
    to_json(
        named_struct(
        {%- for column in columns | sort(attribute='name') -%}
            {%- set name = quarantine.quoted(column.name) -%}
            {{ quarantine.string_literal(column.name) }}, {{ 'if(' ~ name ~ ' = 0, abs(' ~ name ~ '), ' ~ name ~ ')' if column.type in ['float', 'double'] else name }}
            {{- ', ' if not loop.last }}
        {%- endfor -%}
        ),
        map('timeZone', 'UTC', 'timestampFormat', "yyyy-MM-dd'T'HH:mm:ss.SSSSSSXXX", 'ignoreNullFields', 'true')
    )
{%- endmacro %}
