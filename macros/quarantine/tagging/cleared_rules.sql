{% macro cleared_rules(healable) -%}
array_except(
    array(
        {%- for rule in healable %}
        if({{ quarantine.rule_predicate(rule, 'input._dq_batch_id') }}, null, '{{ rule.name }}'){{ ',' if not loop.last }}
        {%- endfor %}
    ),
    array(cast(null as string))
)
{%- endmacro %}
