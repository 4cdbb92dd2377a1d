{#- Rows of a retired generation have been judged again; their old copies go, as whole partitions. A newer one may be judged by another run now. -#}
{% macro drop_retired_rows(entity, ledger, replaced) %}
    {%- set retired = ledger | selectattr('withdrawal', 'equalto', 'retired') | list + replaced | selectattr('event', 'equalto', 'retired') | list -%}
    {%- set kept = ledger | rejectattr('withdrawal') | rejectattr('publication_id', 'in', retired | map(attribute='publication_id') | list) | list -%}
    {%- if retired and kept -%}
        {#- what a person discarded since is evidence -#}
        {%- set newest = kept | map(attribute='generation') | max -%}
        {%- for entry in ledger if entry.withdrawal == 'discarded' and entry.generation > newest -%}{%- do kept.append(entry) -%}{%- endfor -%}
        {%- set node = quarantine.entity_nodes()[entity].tagged -%}
        {%- set generations = "('" ~ kept | map(attribute='generation') | unique | join("', '") ~ "')" -%}
        {%- set old_rows = node.relation_name ~ " where split_part(_dq_publication_id, '-', 1) not in " ~ generations
            ~ " and _dq_publication_id < '" ~ kept | map(attribute='generation') | max ~ "'" -%}
        {%- if quarantine.fetch('select 1 as found from ' ~ old_rows ~ ' limit 1') -%}
            {%- do quarantine.carry_over(entity, node.relation_name, old_rows) -%}
            {%- do run_query('delete from ' ~ old_rows) -%}
        {%- endif -%}
    {%- endif -%}
{% endmacro %}
