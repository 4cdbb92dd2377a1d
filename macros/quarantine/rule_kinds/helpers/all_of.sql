{% macro all_of(conditions) %}
    {{ return(conditions | select | join(' and ')) }}
{% endmacro %}
