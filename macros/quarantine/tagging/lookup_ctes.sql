{% macro lookup_ctes(rules, accepted_rows=none) -%}
    {%- for rule in rules if rule.lookup %}
{{ '`' ~ rule.name ~ '_parents`' }} as (
    select distinct
        {%- for key in rule.lookup['keys'] %}
        {{ key.parent }} as _dq_key_{{ loop.index }}
        {{- ',' if not loop.last }}
        {%- endfor %}
    from {{ rule.lookup.to }} as parent
    where
        {% for key in rule.lookup['keys'] %}{{ key.parent }} is not null{{ ' and ' if not loop.last }}{% endfor %}
        {%- if rule.lookup.where %}
        and ({{ rule.lookup.where }})
        {%- endif %}
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
