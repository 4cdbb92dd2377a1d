{#- A person keeps a batch that waits from ever being published. Raw table and quarantine keep its rows. -#}
{% macro discard_batch(model, batch, reason, actor=none) %}
    {%- set entity, entry = quarantine.batch_to_decide(model, batch, reason) -%}
    {%- if entry.withdrawal == 'discarded' -%}
        {{ log('batch ' ~ batch ~ ' of ' ~ entity ~ ' was discarded before by ' ~ entry.decided_by ~ ' (' ~ entry.decision_reason ~ '); nothing has changed', info=true) }}
        {{ return(none) }}
    {%- endif -%}
    {%- if entry.withdrawal or entry.was_published -%}
        {%- do quarantine.refuse_decision(entity, batch, entry, 'batches that are not published yet') -%}
    {%- endif -%}
    {%- do quarantine.record_decision(entity, entry, 'discarded', reason, actor) -%}
    {{ log('batch ' ~ batch ~ ' of ' ~ entity ~ ' is discarded: it will not be published; raw table and quarantine keep it', info=true) }}
{% endmacro %}
