{#- Rejected rows that are old or purged. Rows about which a decision is open, or that a person has fixed, keep their payload. -#}
{% macro old_rejected_sql(entity, relation, cutoff) -%}
{%- set queue = quarantine.queue_table() -%}
select
    rejected._dq_publication_id,
    rejected._dq_sk,
    array_contains(rejected._dq_warnings, 'payload_purged') as is_purged,
    publications.publication_id is null as is_waiting,
    {{ 'fixed._dq_sk is not null' if queue else 'false' }} as is_fixed
from {{ relation }} as rejected
left join {{ quarantine.engine_table('publications') }} as publications
    on publications.model_name = {{ quarantine.string_literal(entity) }}
    and rejected._dq_publication_id = publications.publication_id
    and (publications.published_at is not null or publications.is_withdrawn)
{%- if queue %}
left join (select distinct _dq_sk from {{ queue }} where _dlq_status = 'fixed') as fixed on rejected._dq_sk = fixed._dq_sk
{%- endif %}
where
    not rejected._dq_valid
    and (rejected._dq_tagged_at < {{ cutoff }} or array_contains(rejected._dq_warnings, 'payload_purged'))
{%- endmacro %}
