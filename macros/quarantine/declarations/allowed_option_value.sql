{#- What is allowed instead of the value of an entity's option; none where the value is right. -#}
{% macro allowed_option_value(key, value) %}
    {%- set allowed = quarantine.entity_option_values()[key] -%}
    {%- if allowed is not string -%}
        {{ return(none if value in allowed else allowed | join(', ')) }}
    {%- elif allowed == 'columns' -%}
        {%- set is_list = value is iterable and value is not string and value is not mapping -%}
        {{ return(none if is_list and not (value | reject('string') | list) else 'a list of column names, such as [order_id]') }}
    {%- endif -%}
    {{ return(none if value is string else 'the name of a column' if allowed == 'column' else 'a text') }}
{% endmacro %}
