{#- dbt hands over `name` with its back quotes when the column says quote: true. -#}
{% macro bare_name(name) %}
    {{ return(name[1:-1].replace('``', '`') if name | length > 2 and name[0] == '`' and name[-1] == '`' else name) }}
{% endmacro %}
