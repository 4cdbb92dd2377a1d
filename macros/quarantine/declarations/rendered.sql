{% macro rendered(value) %}
    {%- if value is string -%}
        {{ return(render(value) if '{{' in value or '{%' in value else value) }}
    {%- elif value is mapping -%}
        {%- set result = {} -%}
        {%- for key, item in value.items() -%}{%- do result.update({key: quarantine.rendered(item)}) -%}{%- endfor -%}
        {{ return(result) }}
    {%- elif value is sequence -%}
        {%- set result = [] -%}
        {%- for item in value -%}{%- do result.append(quarantine.rendered(item)) -%}{%- endfor -%}
        {{ return(result) }}
    {%- endif -%}
    {{ return(value) }}
{% endmacro %}
