{% macro new_columns(names) -%}
{%- set declared = "array('" ~ names | join("', '") ~ "')" -%}
if(
    size(array_except(map_keys(parsed.fields), {{ declared }})) > 0,
    to_json(map_filter(parsed.fields, (name, value) -> not array_contains({{ declared }}, name))),
    null
)
{%- endmacro %}
