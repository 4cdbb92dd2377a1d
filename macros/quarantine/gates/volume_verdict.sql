{#-
Valid rows beside those of the last published batch; at the ratio passes, and so does a batch that readers have already.
Without a valid row it is closed, whatever came before.
-#}
{% macro volume_verdict(gate, facts) %}
    {%- set rows = facts.now.valid_rows -%}
    {%- set value = rows / facts.baseline if facts.baseline else none -%}
    {%- if not rows -%}
        {%- set outcome = 'all_rejected' if facts.now.rows else 'empty_batch' -%}
    {%- elif facts.baseline is none -%}
        {%- set outcome = 'first_load' if facts.kind == 'initial' else 'no_baseline' -%}
    {%- elif facts.baseline == 0 -%}
        {%- set outcome = 'zero_baseline' -%}
    {%- else -%}
        {%- set outcome = 'passed' if value >= gate.at_least
            else 'republished' if facts.kind == 'arrival' and quarantine.is_republished(gate, facts)
            else 'closed' -%}
    {%- endif -%}
    {{ return({
        'value': value,
        'limit_value': gate.at_least,
        'baseline': facts.baseline,
        'outcome': outcome,
        'is_closed': outcome in ['closed', 'all_rejected', 'empty_batch'],
        'given': rows ~ ' valid of ' ~ facts.now.rows ~ ' rows' ~ ('' if value is none
            else ', ' ~ quarantine.percent((1 - value) | abs) ~ (' fewer' if value <= 1 else ' more') ~ ' than the ' ~ facts.baseline ~ ' published before'),
        'allowed': 'at least one valid row, and ' ~ quarantine.percent(gate.at_least) ~ ' of what was published before',
    }) }}
{% endmacro %}
