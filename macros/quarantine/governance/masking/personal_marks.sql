{#- What a model or source says of its columns: from name, in lower case, to whether it is personal. -#}
{% macro personal_marks(node) %}
    {%- set marks = {} -%}
    {%- for column in node.get('columns', {}).values() -%}
        {%- set meta = dict(column.get('meta') or {}, **((column.get('config') or {}).get('meta') or {})) -%}
        {%- if 'personal' in meta -%}{%- do marks.update({column.name | lower: meta.personal}) -%}{%- endif -%}
    {%- endfor -%}
    {{ return(marks) }}
{% endmacro %}
