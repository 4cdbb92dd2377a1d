{#- `string,map<int,double>` as its parts; commas in angle brackets or parentheses belong to a part. -#}
{% macro split_types(types) %}
    {%- set parts = [] -%}
    {%- for piece in types.split(',') -%}
        {%- set last = parts[-1] if parts else '' -%}
        {%- if last.count('<') > last.count('>') or last.count('(') > last.count(')') -%}
            {%- do parts.append(parts.pop() ~ ',' ~ piece) -%}
        {%- else -%}
            {%- do parts.append(piece) -%}
        {%- endif -%}
    {%- endfor -%}
    {{ return(parts) }}
{% endmacro %}
