{% macro verdict_of(gate, verdict) %}
    {{ return(dict({'gate': gate.name, 'gate_kind': gate.kind.split('.')[1], 'severity': gate.severity}, **verdict)) }}
{% endmacro %}
