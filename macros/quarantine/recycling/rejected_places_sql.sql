{#- Rejected rows by content key and batch, with the last place in line that they take. -#}
{% macro rejected_places_sql(generation, by_batch, replaced) -%}
select
    *,
    sum(row_count) over (partition by _dq_sk, line order by batch_id rows unbounded preceding) as last_place
from (
    select _dq_sk, batch_id, {{ 'batch_id' if by_batch else "''" }} as line, count(*) as row_count, min(failed_rules) as failed_rules
    from (
        select tagged._dq_sk, {{ quarantine.batch_key_sql('tagged') }} as batch_id, tagged._dq_failed_rules as failed_rules
        from {{ this }} as tagged
        where not tagged._dq_valid and tagged._dq_publication_id >= '{{ generation }}'
    )
    {%- if replaced %}
    where batch_id not in ({{ quarantine.string_literals(replaced) }})
    {%- endif %}
    group by _dq_sk, batch_id
)
{%- endmacro %}
