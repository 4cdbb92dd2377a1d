{#-
A value from the text that row_data gives of it (a variant comes as one); NULL where the text says no such value. JSON has
text for the keys of a map, and Spark reads no others.
-#}
{% macro parsed_sql(text, type) -%}
    {%- set family = type.split('<')[0].split('(')[0] -%}
    {%- if family in ['string', 'char', 'varchar'] -%}
{{ text }}
    {%- elif family == 'binary' -%}
try_to_binary({{ text }}, 'base64')
    {%- elif family == 'variant' -%}
if(is_variant_null({{ text }}), null, {{ text }})
    {%- elif modules.re.search('map<(?!string,)', type) -%}
cast(null as {{ type }})
    {%- elif family in ['array', 'map', 'struct'] -%}
        {%- set document = "concat('{\"value\":', " ~ text ~ ", '}')" -%}
        {%- set schema = quarantine.string_literal('value ' ~ type ~ ', _dlq_corrupt string') -%}
        {%- set options = quarantine.json_options('false', ", 'columnNameOfCorruptRecord', '_dlq_corrupt'") -%}
        {%- set parsed = 'from_json(' ~ document ~ ', ' ~ schema ~ ', ' ~ options ~ ')' -%}
if({{ parsed }}._dlq_corrupt is null, {{ parsed }}.value, null)
    {%- else -%}
{{ quarantine.exact_cast(text, type) }}
    {%- endif -%}
{%- endmacro %}
