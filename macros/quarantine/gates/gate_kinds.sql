{#- Data tests that are gates, not rules, with their arguments. (`limit` is dbt's own word and never reaches a test.) -#}
{% macro gate_kinds() %}
    {{ return({
        'quarantine.reject_rate': {'required': ['below'], 'optional': [], 'column': false},
        'quarantine.rule_rate': {'required': ['rule', 'below'], 'optional': [], 'column': false},
        'quarantine.volume': {'required': [], 'optional': ['at_least'], 'column': false},
        'quarantine.freshness': {'required': ['max_age'], 'optional': [], 'column': false},
        'quarantine.conservation': {'required': [], 'optional': [], 'column': false},
        'quarantine.drift': {'required': [], 'optional': ['rule', 'window', 'min_history', 'threshold'], 'column': false},
    }) }}
{% endmacro %}
