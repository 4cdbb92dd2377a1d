{% macro given_arguments(arguments) %}
    {%- set given = {} -%}
    {%- for name, value in arguments.items() if value is not none -%}{%- do given.update({name: value}) -%}{%- endfor -%}
    {{ return(given) }}
{% endmacro %}
