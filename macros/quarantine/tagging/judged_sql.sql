{% macro judged_sql(plan) -%}
{%- set critical = plan.rules | selectattr('severity', 'equalto', 'error') | list -%}
{%- set warnings = plan.rules | selectattr('severity', 'equalto', 'warn') | list -%}
with input as (
    select
        {%- for column in plan.columns %}
        {{ quarantine.typed_column(column) }},
        {%- endfor %}
        {%- if plan.carries_warnings %}
        coalesce(_dq_warnings, array()) as _dq_input_warnings,
        {%- endif %}
        {{ plan.batch_id }} as _dq_batch_id
    from {{ plan.input }}
    {%- if plan.batch_filter %}
    where {{ plan.batch_filter }}
    {%- endif %}
),
{{ quarantine.lookup_ctes(plan.rules, plan.accepted_rows) }}
judged as (
    select
        input.*,
        {{ quarantine.failed_rules(critical, 'input._dq_batch_id') | indent(8) }} as _dq_failed_rules,
        {% if plan.carries_warnings -%}
        array_union(input._dq_input_warnings, {{ quarantine.failed_rules(warnings, 'input._dq_batch_id') | indent(8) }}) as _dq_warnings
        {%- else -%}
        {{ quarantine.failed_rules(warnings, 'input._dq_batch_id') | indent(8) }} as _dq_warnings
        {%- endif %}
    from input
    {{- quarantine.lookup_joins(plan.rules) }}
)

select
    {%- for column in plan.columns %}
    {{ quarantine.quoted(column.name) }},
    {%- endfor %}
    _dq_failed_rules,
    _dq_warnings,
    size(_dq_failed_rules) = 0 as _dq_valid,
    size(_dq_warnings) > 0 as _dq_warned,
    if(
        size(_dq_failed_rules) + size(_dq_warnings) > 0,
        {{ quarantine.row_key(plan.source_table, plan.key_columns) | indent(4) }},
        null
    ) as _dq_sk,
    _dq_batch_id,
    {{ plan.publication_id }} as _dq_publication_id,
    timestamp'{{ plan.clock }}' as _dq_tagged_at,
    '{{ plan.fingerprint }}' as _dq_rules_fingerprint
from judged
{%- endmacro %}
