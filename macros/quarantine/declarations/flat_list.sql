{% macro flat_list(value) %}
    {%- set members = [] -%}
    {%- if value is string or value is mapping or value is not sequence -%}
        {{ return([] if value is none else [value]) }}
    {%- endif -%}
    {%- for member in value -%}{%- do members.extend(quarantine.flat_list(member)) -%}{%- endfor -%}
    {{ return(members) }}
{% endmacro %}
