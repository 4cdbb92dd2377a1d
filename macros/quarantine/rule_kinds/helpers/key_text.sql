{#- 1, 1.0 and '01' are one number, however they are written. -#}
{% macro key_text(key) %}
    {%- set text = 'cast(' ~ key ~ ' as string)' -%}
    {{ return('coalesce(cast(try_cast(' ~ text ~ ' as decimal(38, 10)) as string), ' ~ text ~ ')') }}
{% endmacro %}
