{% macro rejected(tagged) %}
    {{- config(materialized='view', schema=var('quarantine_rejected_schema', 'quarantine')) -}}
    {%- set ledger = quarantine.engine_table('publication_events') -%}
    {%- set of_entity = 'model_name = ' ~ quarantine.string_literal(quarantine.entity_of(model.name)) -%}
select
    tagged.* except (_dq_valid, _dq_warned, _dq_publication_id, _dq_rules_fingerprint, _dq_tagged_at),
    tagged._dq_tagged_at as _quarantined_at
from {{ tagged }} as tagged
left anti join {{ ledger }} as withdrawn
    on withdrawn.{{ of_entity }}
    and withdrawn.event in ({{ quarantine.replacements() }})
    and tagged._dq_publication_id = withdrawn.publication_id
where
    not tagged._dq_valid
    and tagged._dq_publication_id >= (select coalesce(max(generation), '') from {{ ledger }} where {{ of_entity }} and event = 'judged')
{% endmacro %}
