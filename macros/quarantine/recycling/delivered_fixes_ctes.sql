{#- The rows of good fixes, one for each occurrence, from what the ledger keeps of them: CTE `typed`. -#}
{% macro delivered_fixes_ctes(entity, rules, columns, publications) -%}
fixes as (
    select *
    from {{ quarantine.queue_ledger('recycle_ledger') }}
    where model_name = {{ quarantine.string_literal(entity) }} and outcome = 'recycled' and publication_id in ({{ quarantine.string_literals(publications) }})
),

{{ quarantine.typed_fixes_ctes(columns, [
    'cast(array() as array<string>) as _dq_failed_rules',
    'texts.warnings as _dq_warnings',
    'true as _dq_valid',
    'size(texts.warnings) > 0 as _dq_warned',
    'texts._dq_sk',
    "coalesce(array_min(map_keys(texts.batches)), '') as _dq_batch_id",
    'texts.publication_id as _dq_publication_id',
    "timestamp'" ~ quarantine.run_clock() ~ "' as _dq_tagged_at",
    "'" ~ quarantine.rules_fingerprint(rules) ~ "' as _dq_rules_fingerprint",
]) }}
{%- endmacro %}
