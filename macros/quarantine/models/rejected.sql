{% macro rejected(tagged) %}
    {{- config(materialized='view', schema=var('quarantine_rejected_schema', 'quarantine')) -}}
    {%- set ledger = quarantine.engine_table('publication_events') -%}
    {%- set entity = quarantine.entity_of(model.name) -%}
    {%- set of_entity = 'model_name = ' ~ quarantine.string_literal(entity) -%}
    {%- set masked = quarantine.masked_columns(entity, tagged) -%}
    {%- set has_queue = execute and quarantine.queue_node() is not none -%}
select
    tagged.* except (_dq_valid, _dq_warned, _dq_publication_id, _dq_rules_fingerprint, _dq_tagged_at
    {%- for name in masked %}, {{ quarantine.quoted(name) }}{% endfor %}),
    {%- for name in masked %}
    {{ quarantine.masked('tagged.' ~ quarantine.quoted(name)) }} as {{ quarantine.quoted(name) }},
    {%- endfor %}
    tagged._dq_tagged_at as _quarantined_at
    {%- if has_queue %},
    resolved.resolution as _dq_resolution
    {%- endif %}
from {{ tagged.render() }} as tagged
left anti join {{ ledger }} as withdrawn
    on withdrawn.{{ of_entity }}
    and withdrawn.event in ({{ quarantine.replacements() }})
    and tagged._dq_publication_id = withdrawn.publication_id
{%- if has_queue %}
left join ({{ quarantine.resolved_rows_sql(entity) | indent(4) }}) as resolved
    on tagged._dq_sk = resolved._dq_sk
    and {{ quarantine.batch_key_sql('tagged') }} = resolved.batch_id
{%- endif %}
where
    not tagged._dq_valid
    and tagged._dq_publication_id >= (
        select coalesce(max(generation), '')
        from (
            select max(generation) as generation
            from {{ ledger }}
            where {{ of_entity }} and event in ('judged', 'refused')
            group by publication_id
            having not bool_or(event = 'refused')
        )
    )
{% endmacro %}
