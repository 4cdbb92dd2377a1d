{% macro surely(condition, never=none) %}
    {#- Spark has no try(): try_multiply on an interval is the cheap function that catches what its argument raises.
        The first branch never fires; it makes the condition conditional, so that Spark doesn't move an
        expression that two rules share in front of the catch. -#}
    {{ return("try_multiply(case " ~ ("when " ~ never ~ " then null " if never else "")
        ~ "when " ~ condition ~ " then interval '1' second end, 1) is not null") }}
{% endmacro %}
