{% macro row_json(columns) -%}
    to_json(
        named_struct(
        {%- for column in columns | sort(attribute='name') -%}
            {{ quarantine.string_literal(column.name) }}, {{ quarantine.canonical(quarantine.quoted(column.name), column.type) }}
            {{- ', ' if not loop.last }}
        {%- endfor -%}
        ),
        {{ quarantine.json_options('true') }}
    )
{%- endmacro %}
