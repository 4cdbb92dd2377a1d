{% macro spark__tblproperties_clause() -%}
    {%- set bookmark = quarantine.pending_bookmark() -%}
    {%- if not bookmark -%}
        {{ dbt.spark__tblproperties_clause() }}
    {%- else -%}
        tblproperties (
        {%- for name, value in (config.get('tblproperties') or {}).items() -%}
            '{{ name }}' = '{{ value }}',{{ ' ' }}
        {%- endfor -%}
        {{ quarantine.bookmark_property(bookmark) }})
    {%- endif -%}
{%- endmacro %}
