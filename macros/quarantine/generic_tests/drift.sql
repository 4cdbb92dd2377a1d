{% test drift(model, rule=none, window=none, min_history=none, threshold=none) %}
    {{ config(severity='warn') }}
    {#- unknown arguments are refused with the other declarations -#}
    {%- do kwargs -%}
    {{ quarantine.closed_verdicts_sql() }}
{% endtest %}
