{% macro top_rules(failures) %}
    {%- set texts = [] -%}
    {%- for rule, rows in (failures.items() | sort(attribute='1', reverse=true))[:3] -%}{%- do texts.append(rule ~ ' ' ~ rows) -%}{%- endfor -%}
    {{ return(texts | join(', ')) }}
{% endmacro %}
