{#- Type of the verdicts on one publication, as they are in the ledger. -#}
{% macro verdict_type() %}
    {{ return({
        'gate': 'string',
        'gate_kind': 'string',
        'severity': 'string',
        'value': 'double',
        'limit_value': 'double',
        'baseline': 'double',
        'outcome': 'string',
        'is_closed': 'boolean',
        'given': 'string',
        'allowed': 'string',
    }) }}
{% endmacro %}
