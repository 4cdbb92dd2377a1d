{% macro string_literals(texts) %}
    {%- set literals = [] -%}
    {%- for text in texts -%}{%- do literals.append(quarantine.string_literal(text)) -%}{%- endfor -%}
    {{ return(literals | join(', ')) }}
{% endmacro %}
