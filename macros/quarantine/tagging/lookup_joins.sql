{% macro lookup_joins(rules) -%}
    {%- for rule in rules if rule.lookup %}
    {%- set parents = '`' ~ rule.name ~ '_parents`' %}
    left join {{ parents }}
        on {% for key in rule.lookup['keys'] %}{{ quarantine.same_key(key.child, parents ~ '._dq_key_' ~ loop.index, parents ~ '._dq_is_first_' ~ loop.index) }}{{ ' and ' if not loop.last }}{% endfor %}
    {%- endfor %}
    {%- for rule in rules if rule.has_accepted_rows %}
    left join `{{ rule.name }}_accepted`
        on {% for key in rule.accepted['keys'] %}{{ key }} <=> `{{ rule.name }}_accepted`._dq_key_{{ loop.index }}{{ ' and ' if not loop.last }}{% endfor %}
    {%- endfor %}
{%- endmacro %}
