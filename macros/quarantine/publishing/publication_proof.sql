{#-
What readers of the two views will see of the pending publications, compared with what was judged. Nothing is
published yet: the query of `_valid` runs against the ledger as it will be.
-#}
{% macro publication_proof(entity, valid_sql, pending) %}
    {%- if not pending -%}{{ return({}) }}{%- endif -%}
    {%- set proof = {} -%}
    {%- for row in quarantine.fetch(quarantine.published_counts_sql(entity, valid_sql, pending)) -%}
        {%- do proof.update({row.side ~ '_rows': row.counted_rows | int, row.side ~ '_checksum': row.checksum | int}) -%}
    {%- endfor -%}
    {%- set expected = {} -%}
    {%- for name in proof -%}{%- do expected.update({name: pending | sum(attribute=name) | int}) -%}{%- endfor -%}
    {{ return(dict(proof, expected=expected, is_conserved=proof == expected)) }}
{% endmacro %}
