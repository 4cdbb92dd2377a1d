{% test freshness(model, max_age=none) %}
    {#- unknown arguments are refused with the other declarations -#}
    {%- do kwargs -%}
    {{ quarantine.closed_verdicts_sql() }}
{% endtest %}
