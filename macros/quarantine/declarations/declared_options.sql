{#- What stands there alone, without a value, is a key like any other: the checks name it. -#}
{% macro declared_options(node) %}
    {%- set given = (node.config.get('meta') or {}).get('quarantine') or {} -%}
    {{ return(given if given is mapping else {given | string: none}) }}
{% endmacro %}
