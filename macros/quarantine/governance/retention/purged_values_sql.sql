{#- The mark keeps a row from being healed: its columns are NULL, so that rules about them would let it pass. -#}
{% macro purged_values_sql(payload) -%}
    {%- for name in payload %}
    {{ quarantine.quoted(name) }} = null,
    {%- endfor %}
    _dq_warnings = array_union(tagged._dq_warnings, array('payload_purged')),
    _dq_warned = true
{%- endmacro %}
