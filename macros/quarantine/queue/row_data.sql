{% macro row_data(relation) -%}
to_json(struct({{ relation }}.* except ({{ quarantine.engine_columns() | join(', ') }})), {{ quarantine.json_options('false') }})
{%- endmacro %}
