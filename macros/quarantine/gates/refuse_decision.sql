{% macro refuse_decision(entity, batch, entry, allowed) %}
    {%- set state = entry.withdrawal or ('published' if entry.was_published else 'judged, and no gate has stopped it') -%}
    {%- set cure = 'send the batch again, corrected' if entry.withdrawal or entry.was_published
        else 'run dbt build; where it waits behind another batch, decide on that one first' -%}
    {{ quarantine.fail('batch ' ~ batch ~ ' of ' ~ entity, 'a batch that is ' ~ state, allowed, cure) }}
{% endmacro %}
