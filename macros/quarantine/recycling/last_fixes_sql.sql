{#- The last word of the ledger on each entry: its latest fix in the latest generation. -#}
{% macro last_fixes_sql(model=none) -%}
select * except (age)
from (
    select
        *,
        row_number() over (partition by model_name, _dq_sk, entry order by attempt desc, generation desc) as age
    from {{ quarantine.queue_ledger('recycle_ledger') }}
    {%- if model %}
    where model_name = {{ quarantine.string_literal(model) }}
    {%- endif %}
)
where age = 1
{%- endmacro %}
