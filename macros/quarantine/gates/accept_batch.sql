{#- A person lets a held batch be published as it is: the next build does it. -#}
{% macro accept_batch(model, batch, reason, actor=none) %}
    {%- set entity, entry = quarantine.batch_to_decide(model, batch, reason) -%}
    {%- if entry.decision == 'accepted' -%}
        {{ log('batch ' ~ batch ~ ' of ' ~ entity ~ ' was accepted before by ' ~ entry.decided_by ~ ' (' ~ entry.decision_reason ~ '); nothing has changed', info=true) }}
        {{ return(none) }}
    {%- endif -%}
    {%- if entry.withdrawal or entry.was_published or not entry.was_held -%}
        {%- do quarantine.refuse_decision(entity, batch, entry, 'batches that a gate holds') -%}
    {%- endif -%}
    {%- do quarantine.record_decision(entity, entry, 'accepted', reason, actor) -%}
    {{ log('batch ' ~ batch ~ ' of ' ~ entity ~ ' is accepted; the next build publishes it', info=true) }}
{% endmacro %}
