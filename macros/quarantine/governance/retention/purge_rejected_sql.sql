{% macro purge_rejected_sql(entity, relation, cutoff, payload) -%}
merge into {{ relation }} as tagged
using (
    select distinct _dq_publication_id, _dq_sk
    from (
        {{ quarantine.old_rejected_sql(entity, relation, cutoff) | indent(8) }}
    )
    where not is_purged and not is_waiting and not is_fixed
) as old
    on not tagged._dq_valid
    and tagged._dq_publication_id = old._dq_publication_id
    and tagged._dq_sk = old._dq_sk
    and tagged._dq_tagged_at < {{ cutoff }}
when matched then update set
    {{- quarantine.purged_values_sql(payload) }}
{%- endmacro %}
