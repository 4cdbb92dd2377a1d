{#- What a model's new and withdrawn publications change: rows rejected now by content key and batch, 0 where they are gone. -#}
{% macro rejected_changes_sql(source, news) -%}
    {%- set added = [] -%}{%- set withdrawn = [] -%}
    {%- for entry in news -%}
        {%- do (withdrawn if entry.is_withdrawn else added).append(quarantine.string_literal(entry.publication_id)) -%}
    {%- endfor -%}
    {%- set model_name = quarantine.string_literal(source.model) -%}
    {%- set batch_id = quarantine.batch_key_sql('tagged') -%}
    {%- set rules = quarantine.declared_rules(source.model) | selectattr('severity', 'equalto', 'error') | list -%}
    select
        {{ model_name }} as _dlq_model,
        {{ quarantine.string_literal(source.source_table) }} as _dlq_source_table,
        tagged._dq_sk,
        {{ batch_id }} as batch_id,
        1 as row_count,
        tagged._dq_failed_rules,
        {{ quarantine.rule_texts_sql('tagged._dq_failed_rules', rules) }} as _dlq_failed_rules,
        tagged._dq_warnings,
        {{ quarantine.row_data('tagged') }} as _row_data
    from {{ source.tagged }} as tagged
    where not tagged._dq_valid and tagged._dq_publication_id in ({{ added | join(', ') or "''" }})
    {%- if withdrawn %}
    union all
    select {{ model_name }}, {{ quarantine.string_literal(source.source_table) }}, tagged._dq_sk, {{ batch_id }}, 0, null, null, null, null
    from {{ source.tagged }} as tagged
    where not tagged._dq_valid and tagged._dq_publication_id in ({{ withdrawn | join(', ') }})
    {%- endif %}
    {%- if news[0].is_new_generation %}
    union all
    select _dlq_model, _dlq_source_table, _dq_sk, batch_id, 0, null, null, null, null
    from {{ quarantine.queue_relation() }}
    lateral view explode(map_keys(_dlq_batches)) as batch_id
    where _dlq_model = {{ model_name }}
    {%- else %}
    union all
    select model_name, {{ quarantine.string_literal(source.source_table) }}, row_key, batch_id, 0, null, null, null, null
    from {{ quarantine.engine_table('healed_rows') }}
    where model_name = {{ model_name }} and is_released and publication_id in ({{ added | join(', ') or "''" }})
    {%- endif %}
{%- endmacro %}
