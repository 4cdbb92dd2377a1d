{% macro gate_kinds() %}
    {{ return(['quarantine.reject_rate', 'quarantine.rule_rate', 'quarantine.volume', 'quarantine.freshness', 'quarantine.conservation']) }}
{% endmacro %}
