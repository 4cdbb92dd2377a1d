{% macro row_key(source_table, columns) -%}
    sha2(concat({{ quarantine.string_literal(source_table ~ '\n') }}, {{ quarantine.row_json(columns) }}), 256)
{%- endmacro %}
