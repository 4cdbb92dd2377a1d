{#- Insert-only, so that a run that died after it adds nothing again. It touches the partitions of these publications alone. -#}
{% macro deliver_fixes_sql(entity, rules, columns, publications) -%}
merge into {{ this }} as tagged
using (
with {{ quarantine.delivered_fixes_ctes(entity, rules, columns, publications) }}

select * from typed
) as delivered
    on tagged._dq_publication_id in ({{ quarantine.string_literals(publications) }})
    and tagged._dq_publication_id = delivered._dq_publication_id
    and tagged._dq_sk = delivered._dq_sk
when not matched then insert *
{%- endmacro %}
