{% macro rejected(tagged) %}
    {{- config(materialized='view', schema=var('quarantine_rejected_schema', 'quarantine')) -}}
    {%- set ledger = quarantine.engine_table('publication_events') -%}
    {%- set entity = quarantine.entity_of(model.name) -%}
    {%- set of_entity = 'model_name = ' ~ quarantine.string_literal(entity) -%}
    {%- set masked = quarantine.masked_columns(entity, tagged) -%}
select
    tagged.* except (_dq_valid, _dq_warned, _dq_publication_id, _dq_rules_fingerprint, _dq_tagged_at
    {%- for name in masked %}, {{ quarantine.quoted(name) }}{% endfor %}),
    {%- for name in masked %}
    {{ quarantine.masked('tagged.' ~ quarantine.quoted(name)) }} as {{ quarantine.quoted(name) }},
    {%- endfor %}
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
