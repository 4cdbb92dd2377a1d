{#- The gates of an entity as data, in order of name. -#}
{% macro declared_gates(entity) %}
    {%- set gates = [] -%}
    {%- for test in quarantine.declared_tests(entity) if quarantine.test_kind(test) in quarantine.gate_kinds() -%}
        {%- set gate = {
            'name': quarantine.gate_name(test),
            'kind': quarantine.test_kind(test),
            'severity': test.config.severity | lower,
            'at_least': 0.5,
        } -%}
        {%- do gate.update(quarantine.drift_options()) if gate.kind == 'quarantine.drift' -%}
        {%- for name, value in quarantine.rule_arguments(test).items() -%}
            {%- do gate.update({name: value | float if name in ['below', 'at_least', 'threshold'] else value}) -%}
        {%- endfor -%}
        {%- do gates.append(gate) -%}
    {%- endfor -%}
    {{ return(gates | sort(attribute='name')) }}
{% endmacro %}
