{#- A query of literals. Without rows it has the same columns. -#}
{% macro rows_as_sql(types, rows) -%}
    {%- set tuples = [] -%}
    {%- for row in rows -%}
        {%- set cells = [] -%}
        {%- for name in types -%}{%- do cells.append(quarantine.literal(row[name])) -%}{%- endfor -%}
        {%- do tuples.append('(' ~ cells | join(', ') ~ ')') -%}
    {%- endfor -%}
    select
        {%- for name, type in types.items() %}
        cast({{ name }} as {{ type }}) as {{ name }}
        {{- ',' if not loop.last }}
        {%- endfor %}
    from values
        {{ tuples | join(',\n        ') or '(' ~ (['null'] * types | length) | join(', ') ~ ')' }}
        as given({{ types.keys() | join(', ') }})
    {{- '\n    limit 0' if not tuples }}
{%- endmacro %}
