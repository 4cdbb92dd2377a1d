{% macro gated_rows(gate, totals) %}
    {{ return(totals.failures.get(gate.rule, 0) if gate.kind == 'quarantine.rule_rate' else totals.quarantined_rows) }}
{% endmacro %}
