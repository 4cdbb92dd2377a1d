{#- A batch that waits behind another, or was discarded before, has that as its outcome; a superseded one has none. -#}
{% macro settled_verdicts(verdicts, state, blocker) %}
    {%- if state == 'superseded' -%}{{ return([]) }}{%- endif -%}
    {%- if state not in ['queued', 'discarded'] -%}{{ return(verdicts) }}{%- endif -%}
    {%- set settled = [] -%}
    {%- for verdict in verdicts -%}
        {%- do settled.append(dict(
            verdict,
            outcome='queued' if state == 'queued' else 'discarded_before',
            is_closed=false,
            given=verdict.given ~ ('; waits behind batch ' ~ blocker[-1] if state == 'queued' else '; the batch was discarded before'),
        )) -%}
    {%- endfor -%}
    {{ return(settled) }}
{% endmacro %}
