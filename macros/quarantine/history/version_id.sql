{% macro version_id(columns, started_at) -%}
    md5({{ quarantine.row_json(columns.key + [{'name': started_at, 'type': columns.sequence.type}]) }})
{%- endmacro %}
