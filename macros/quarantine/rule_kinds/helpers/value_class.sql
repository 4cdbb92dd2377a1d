{% macro value_class(values) %}
    {%- set patterns = {
        'number': '-?[0-9]{1,38}([.][0-9]+)?$',
        'boolean': '(?i)(true|false)$',
        'date': '[0-9]{4}-[0-9]{2}-[0-9]{2}$',
        'timestamp': '[0-9]{4}-[0-9]{2}-[0-9]{2}[ T][0-9:.]+$',
    } -%}
    {%- for class, pattern in patterns.items() -%}
        {%- set ns = namespace(all=values | length > 0) -%}
        {%- for value in values if not modules.re.match(pattern, value | string) -%}{%- set ns.all = false -%}{%- endfor -%}
        {%- if ns.all -%}{{ return(class) }}{%- endif -%}
    {%- endfor -%}
    {{ return('text') }}
{% endmacro %}
