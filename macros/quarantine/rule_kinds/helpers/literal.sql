{% macro literal(value) %}
    {%- if value is none -%}{{ return('null') }}{%- endif -%}
    {%- if value is boolean -%}{{ return('true' if value else 'false') }}{%- endif -%}
    {%- if value is number -%}{{ return(value | string) }}{%- endif -%}
    {{ return(quarantine.string_literal(value)) }}
{% endmacro %}
