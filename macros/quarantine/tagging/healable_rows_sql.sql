{#- Rejected and warned rows that a look-up has a part in. What a person settled stays settled; a purged row has nothing left to judge. -#}
{% macro healable_rows_sql(healable, published, resolved_rows=none) -%}
select *
from {{ this }} as tagged
{%- if resolved_rows %}
left anti join ({{ resolved_rows | indent(4) }}) as resolved
    on not tagged._dq_valid
    and tagged._dq_sk = resolved._dq_sk
    and {{ quarantine.batch_key_sql('tagged') }} = resolved.batch_id
{%- endif %}
where
    (not _dq_valid or _dq_warned) and not array_contains(_dq_warnings, 'payload_purged')
    and arrays_overlap(array_union(_dq_failed_rules, _dq_warnings), array({{ quarantine.string_literals(healable | map(attribute='name')) }}))
    and _dq_publication_id in ({{ published | join(', ') }})
{%- endmacro %}
