{#-
The value in the one form that equal values share: -0.0 is 0.0, and the entries of a map come in order of their keys.
-#}
{% macro canonical(value, type, depth=0) -%}
    {%- set family = type.split('<')[0] -%}
    {%- set inner = type[family | length + 1:-1] -%}
    {%- set item = 'item_' ~ depth -%}
    {%- if type in ['float', 'double'] -%}
if({{ value }} = 0, abs({{ value }}), {{ value }})
    {%- elif not modules.re.search('\\b(float|double|map)\\b', inner) and family != 'map' or 'variant' in type -%}
{{ value }}
    {%- elif family == 'array' -%}
transform({{ value }}, {{ item }} -> {{ quarantine.canonical(item, inner, depth + 1) }})
    {%- elif family == 'map' -%}
        {%- set key_type, value_type = quarantine.split_types(inner) -%}
array_sort(transform(map_entries({{ value }}), {{ item }} -> named_struct('key', {{ quarantine.canonical(item ~ '.key', key_type, depth + 1) }}, 'value', {{ quarantine.canonical(item ~ '.value', value_type, depth + 1) }})))
    {%- else -%}
        {%- set fields = [] -%}
        {%- for field in quarantine.split_types(inner) -%}
            {%- set name = field.split(':')[0] -%}
            {%- do fields.append(quarantine.string_literal(name) ~ ', ' ~ quarantine.canonical(value ~ '.' ~ quarantine.quoted(name), field[name | length + 1:], depth + 1)) -%}
        {%- endfor -%}
if({{ value }} is null, null, named_struct({{ fields | join(', ') }}))
    {%- endif -%}
{%- endmacro %}
