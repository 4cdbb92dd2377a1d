{% macro rejected(tagged) %}
    {{- config(materialized='view', schema=var('quarantine_rejected_schema', 'quarantine')) -}}
select
    tagged.* except (_dq_valid, _dq_warned, _dq_publication_id, _dq_rules_fingerprint, _dq_tagged_at),
    tagged._dq_tagged_at as _quarantined_at
from {{ tagged }} as tagged
left anti join {{ quarantine.engine_table('publications') }} as withdrawn
    on withdrawn.model_name = {{ quarantine.string_literal(quarantine.entity_of(model.name)) }}
    and (withdrawn.is_withdrawn or not withdrawn.is_latest_generation)
    and tagged._dq_publication_id = withdrawn.publication_id
where not tagged._dq_valid
{% endmacro %}
