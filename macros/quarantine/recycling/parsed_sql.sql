{#- A value from the text that row_data gives of it; NULL where the text says no such value. -#}
{% macro parsed_sql(text, type) -%}
    {%- set family = type.split('<')[0].split('(')[0] -%}
    {%- if family in ['string', 'char', 'varchar'] -%}
{{ text }}
    {%- elif family == 'binary' -%}
try_to_binary({{ text }}, 'base64')
    {%- elif family == 'variant' -%}
try_parse_json({{ text }})
    {%- elif family in ['array', 'map', 'struct'] -%}
from_json({{ text }}, {{ quarantine.string_literal(type) }}, {{ quarantine.json_options('false') }})
    {%- else -%}
try_cast({{ text }} as {{ type }})
    {%- endif -%}
{%- endmacro %}
