{% test volume(model, at_least=none) %}
    {#- unknown arguments are refused with the other declarations -#}
    {%- do kwargs -%}
    {{ quarantine.closed_verdicts_sql() }}
{% endtest %}
