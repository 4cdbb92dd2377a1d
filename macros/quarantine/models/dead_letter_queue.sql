{% macro dead_letter_queue(quarantines) %}
    {{- config(
        materialized='quarantine_queue',
        schema=var('quarantine_queue_schema', var('quarantine_rejected_schema', 'quarantine')),
        full_refresh=false,
    ) -}}
{%- for rejected in quarantines %}
select '{{ rejected.identifier }}' as quarantine, _dq_sk, _dq_batch_id from {{ rejected }}
{{ 'union all' if not loop.last }}
{%- endfor %}
{% endmacro %}
