{#-
The same content may have arrived twice: it is as old as its youngest row, and purged where all of its rows are. A generation that
was neither published nor discarded has copies of rows that are older; it counts for what only it has.
-#}
{% macro carry_over_sql(relation, old_rows, published, settled, payload) -%}
{%- set is_settled = ' filter (where _dq_publication_id in (' ~ settled | join(', ') ~ '))' -%}
{%- set is_purged = "bool_and(array_contains(_dq_warnings, 'payload_purged'))" -%}
merge into {{ relation }} as tagged
using (
    select
        _dq_sk,
        coalesce(max(_dq_tagged_at){{ is_settled }}, max(_dq_tagged_at)) as tagged_at,
        coalesce({{ is_purged }}{{ is_settled }}, {{ is_purged }}) as is_purged
    from {{ old_rows }}
    group by _dq_sk
) as old
    on not tagged._dq_valid
    and tagged._dq_publication_id in ({{ published | join(', ') }})
    and tagged._dq_sk = old._dq_sk
when matched and old.is_purged then update set
    _dq_tagged_at = old.tagged_at,
    {{- quarantine.purged_values_sql(payload) }}
when matched then update set
    _dq_tagged_at = old.tagged_at
{%- endmacro %}
