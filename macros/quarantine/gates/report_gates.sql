{#- Stops the model where a gate is closed; with on_closed_gate: pass, a batch held in an earlier run is a warning only. -#}
{% macro report_gates(entity, plan, verdicts) %}
    {%- set passes = quarantine.entity_options(entity).get('on_closed_gate', 'hold') == 'pass' -%}
    {%- set stopping = [] -%}
    {%- set waiting = [] -%}
    {%- for entry in plan if entry.state == 'held' -%}
        {%- do (waiting if passes and entry.was_held else stopping).extend(quarantine.held_problems(entity, entry, plan)) -%}
    {%- endfor -%}
    {%- for verdict in verdicts if verdict.is_closed and verdict.severity == 'error' -%}
        {%- do stopping.append(quarantine.problem(
            'model ' ~ entity ~ '_valid, gate ' ~ verdict.gate, verdict.given, verdict.allowed, 'find out why nothing arrives; readers keep what they have',
        )) -%}
    {%- endfor -%}
    {%- if waiting -%}{%- do exceptions.warn('batches of ' ~ entity ~ ' wait for a decision:' ~ waiting | join('\n')) -%}{%- endif -%}
    {%- if stopping -%}
        {{ exceptions.raise_compiler_error('a gate of ' ~ entity ~ '_valid is closed:' ~ stopping | join('\n')) }}
    {%- endif -%}
{% endmacro %}
