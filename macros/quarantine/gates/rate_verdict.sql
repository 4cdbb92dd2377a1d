{#- The share of rejected rows, or of rows that fail one rule; strictly below the limit passes, and so do rows that readers have already. -#}
{% macro rate_verdict(gate, facts) %}
    {%- set now = facts.now -%}
    {%- set count = quarantine.gated_rows(gate, now) -%}
    {%- set value = count / now.rows if now.rows else none -%}
    {%- if value is none -%}
        {%- set outcome = 'empty_batch' -%}
    {%- elif value < gate.below -%}
        {%- set outcome = 'passed' -%}
    {%- elif quarantine.is_republished(gate, facts) -%}
        {%- set outcome = 'republished' -%}
    {%- else -%}
        {%- set outcome = 'closed' if now.valid_rows or gate.rule else 'all_rejected' -%}
    {%- endif -%}
    {{ return({
        'value': value,
        'limit_value': gate.below,
        'baseline': none,
        'outcome': outcome,
        'is_closed': outcome in ['closed', 'all_rejected'],
        'given': count ~ ' of ' ~ now.rows ~ ' rows ' ~ ('fail ' ~ gate.rule if gate.rule else 'rejected')
            ~ (' (' ~ quarantine.percent(value) ~ ')' if now.rows else ''),
        'allowed': 'below ' ~ quarantine.percent(gate.below),
    }) }}
{% endmacro %}
