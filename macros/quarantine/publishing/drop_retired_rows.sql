{#- Rows of a retired generation have been judged again; their old copies go, as whole partitions. -#}
{% macro drop_retired_rows(entity, ledger) %}
    {%- set retired = ledger | selectattr('withdrawal', 'equalto', 'retired') | list -%}
    {%- set visible = quarantine.current_generation(ledger) | selectattr('was_published') | list -%}
    {%- if retired and visible -%}
        {%- set node = quarantine.entity_nodes()[entity].tagged -%}
        {%- set old_rows = node.relation_name ~ " where _dq_publication_id < '" ~ visible[0].generation ~ "'" -%}
        {%- if quarantine.fetch('select 1 as found from ' ~ old_rows ~ ' limit 1') -%}
            {%- do run_query('delete from ' ~ old_rows) -%}
        {%- endif -%}
    {%- endif -%}
{% endmacro %}
