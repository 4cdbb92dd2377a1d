{% macro relation_name(relation) %}
    {{ return((relation | string).split('.')[-1].replace('`', '')) }}
{% endmacro %}
