{#- The rule whose share of failing rows is furthest from its own history decides. -#}
{% macro drift_verdict(gate, rows) %}
    {%- set known = rows | rejectattr('status', 'equalto', 'little_history') | list -%}
    {%- set odd = known | selectattr('status', 'in', ['drifted', 'silent']) | list -%}
    {%- set worst = (odd or known) | sort(attribute='distance') | last if known else none -%}
    {%- set outcome = worst.status if odd else 'passed' if known else 'little_history' -%}
    {{ return({
        'value': worst.score | float if worst else none,
        'limit_value': gate.threshold,
        'baseline': worst.median_rate | float if worst else none,
        'outcome': outcome,
        'is_closed': odd != [],
        'given': 'rule ' ~ worst.rule ~ ' fails ' ~ quarantine.percent(worst.failure_rate | float) ~ ' of the rows, its median is '
            ~ quarantine.percent(worst.median_rate | float) if worst else 'fewer than ' ~ gate.min_history ~ ' published batches to compare with',
        'allowed': 'at most ' ~ gate.threshold ~ ' deviations from the median of up to ' ~ gate.window ~ ' batches',
    }) }}
{% endmacro %}
