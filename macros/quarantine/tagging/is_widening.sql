{% macro is_widening(from_type, to_type) %}
    {%- set wider = {
        'tinyint': ['smallint', 'int', 'bigint'],
        'smallint': ['int', 'bigint'],
        'int': ['bigint', 'double'],
        'float': ['double'],
        'void': [to_type],
    } -%}
    {{ return(to_type in wider.get(from_type, [])) }}
{% endmacro %}
