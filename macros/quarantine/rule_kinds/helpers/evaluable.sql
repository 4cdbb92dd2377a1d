{#- SQL: whether a row has values for which a condition doesn't raise, whatever it says. -#}
{% macro evaluable(condition, never) %}
    {{ return('try_multiply(case when ' ~ never ~ ' then null when ' ~ condition
        ~ " then interval '1' second else interval '2' second end, 1) is not null") }}
{% endmacro %}
