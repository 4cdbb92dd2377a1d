{% macro in_texts(column, values) %}
    {%- set literals = [] -%}
    {%- for value in values -%}{%- do literals.append(quarantine.string_literal(value)) -%}{%- endfor -%}
    {%- set texts = '(' ~ literals | join(', ') ~ ')' -%}
    {%- set class = quarantine.value_class(values) -%}
    {%- set as_typed = {
        'number': column ~ ' in (' ~ values | join(', ') ~ ')',
        'boolean': 'cast(' ~ column ~ ' as string) in ' ~ texts | lower,
        'date': column ~ ' in (try_cast(' ~ literals | join(' as date), try_cast(') ~ ' as date))',
        'timestamp': column ~ ' in (try_cast(' ~ literals | join(' as timestamp), try_cast(') ~ ' as timestamp))',
    } -%}
    {%- if class == 'text' -%}{{ return('cast(' ~ column ~ ' as string) in ' ~ texts) }}{%- endif -%}
    {{ return("case when typeof(" ~ column ~ ") like 'string%' then cast(" ~ column ~ ' as string) in ' ~ texts ~ ' else ' ~ as_typed[class] ~ ' end') }}
{% endmacro %}
