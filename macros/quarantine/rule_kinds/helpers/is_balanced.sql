{% macro is_balanced(sql) %}
    {%- set noise = "(?s)'(\\\\.|[^'\\\\])*'|\"(\\\\.|[^\"\\\\])*\"|`[^`]*`|--[^\\n]*|/[*].*?[*]/" -%}
    {%- set open = namespace(count=0, ever_closed_too_much=false) -%}
    {%- for bracket in modules.re.findall('[()]', modules.re.sub(noise, ' ', sql)) -%}
        {%- set open.count = open.count + (1 if bracket == '(' else -1) -%}
        {%- if open.count < 0 -%}{%- set open.ever_closed_too_much = true -%}{%- endif -%}
    {%- endfor -%}
    {{ return(open.count == 0 and not open.ever_closed_too_much) }}
{% endmacro %}
