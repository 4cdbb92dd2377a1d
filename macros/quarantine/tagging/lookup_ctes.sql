{% macro lookup_ctes(rules, accepted_rows=none) -%}
    {%- for rule in rules if rule.lookup %}
{{ '`' ~ rule.name ~ '_parents`' }} as (
    {{ quarantine.parent_keys_sql(rule.lookup) | indent(4) }}
),
{% endfor -%}
    {%- for rule in rules if rule.has_accepted_rows %}
{{ '`' ~ rule.name ~ '_accepted`' }} as (
    select distinct
        {%- for key in rule.accepted['keys'] %}
        {{ key }} as _dq_key_{{ loop.index }},
        {%- endfor %}
        true as _dq_is_accepted
    from {{ accepted_rows }} as input
    {%- if rule.accepted.where %}
    where {{ rule.accepted.where }}
    {%- endif %}
),
{% endfor -%}
{%- endmacro %}
