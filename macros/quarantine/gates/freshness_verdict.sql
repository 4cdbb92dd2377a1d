{#- Hours since the last batch arrived; judging it again doesn't make it newer. -#}
{% macro freshness_verdict(gate, ledger) %}
    {%- set last = quarantine.last_arrival(ledger) -%}
    {%- set number, unit = (gate.max_age | string).split(' ') -%}
    {%- set limit = (number | int) * {'minute': 1 / 60, 'hour': 1, 'day': 24}[unit.rstrip('s')] -%}
    {%- set age = none -%}
    {%- if last -%}
        {%- set arrived = modules.datetime.datetime.strptime(last.at, '%Y-%m-%dT%H:%M:%S.%fZ') -%}
        {%- set age = (run_started_at.replace(tzinfo=none) - arrived).total_seconds() / 3600 -%}
    {%- endif -%}
    {%- set outcome = 'never_arrived' if age is none else 'stale' if age > limit else 'passed' -%}
    {{ return({
        'value': age,
        'limit_value': limit,
        'baseline': none,
        'outcome': outcome,
        'is_closed': outcome != 'passed',
        'given': 'no batch has ever arrived' if age is none else last.what ~ ' arrived ' ~ age | round(1) ~ ' hours ago',
        'allowed': 'a batch every ' ~ gate.max_age,
    }) }}
{% endmacro %}
