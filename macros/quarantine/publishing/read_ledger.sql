{#- One entry per publication of the entity, in order of its id, from one query. -#}
{% macro read_ledger(entity) %}
    {%- set entries = [] -%}
    {%- for row in quarantine.fetch(quarantine.ledger_sql(entity)) -%}
        {%- do entries.append(dict(row, batches=fromjson(row.batches), fingerprints=fromjson(row.fingerprints))) -%}
    {%- endfor -%}
    {{ return(entries) }}
{% endmacro %}
