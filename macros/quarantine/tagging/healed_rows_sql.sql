{#- Distinct rows whose look-up failures are (partly) gone, with the verdict they have now. -#}
{% macro healed_rows_sql(healable, published) -%}
{%- set names = [] -%}
{%- for rule in healable -%}{%- do names.append(quarantine.string_literal(rule.name)) -%}{%- endfor -%}
with input as (
    select *
    from {{ this }}
    where
        (not _dq_valid or _dq_warned)
        and arrays_overlap(array_union(_dq_failed_rules, _dq_warnings), array({{ names | join(', ') }}))
        and _dq_publication_id in ({{ published | join(', ') }})
),
{{ quarantine.lookup_ctes(healable) }}
healed as (
    select
        input._dq_sk,
        input._dq_publication_id,
        input._dq_valid as was_valid,
        input._dq_failed_rules as old_failed_rules,
        input._dq_warnings as old_warnings,
        array_except(
            array(
                {%- for rule in healable %}
                if({{ quarantine.rule_predicate(rule, 'input._dq_batch_id') }}, null, '{{ rule.name }}'){{ ',' if not loop.last }}
                {%- endfor %}
            ),
            array(cast(null as string))
        ) as held_rules
    from input
    {{- quarantine.lookup_joins(healable) }}
)

select
    _dq_sk,
    _dq_publication_id,
    old_failed_rules,
    old_warnings,
    array_except(old_failed_rules, held_rules) as failed_rules,
    array_except(old_warnings, held_rules) as warnings,
    not was_valid and size(array_except(old_failed_rules, held_rules)) = 0 as is_released,
    count(*) as twins
from healed
where arrays_overlap(array_union(old_failed_rules, old_warnings), held_rules)
group by all
{%- endmacro %}
