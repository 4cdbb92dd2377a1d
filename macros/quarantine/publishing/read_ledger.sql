{#- One entry per publication of the entity, in order of its id, from one query. -#}
{% macro read_ledger(entity, with_failures=false) %}
    {%- set entries = [] -%}
    {%- for row in quarantine.fetch(quarantine.ledger_sql(entity, with_failures)) -%}
        {%- do entries.append(dict(
            row,
            batches=fromjson(row.batches),
            fingerprints=fromjson(row.fingerprints),
            held_verdicts=fromjson(row.held_verdicts or 'null'),
            rule_failures=fromjson(row.rule_failures or '[]'),
        )) -%}
    {%- endfor -%}
    {{ return(entries) }}
{% endmacro %}
