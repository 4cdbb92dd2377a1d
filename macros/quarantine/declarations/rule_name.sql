{% macro rule_name(test) %}
    {%- set given = quarantine.test_options(test).get('rule') -%}
    {%- if given -%}{{ return(given) }}{%- endif -%}
    {%- set metadata = test.test_metadata -%}
    {%- set generated = [metadata.namespace, metadata.name, graph.nodes[test.attached_node].name] | select | join('_') -%}
    {#- dbt cuts its own names after 30 characters and adds a hash where they are long -#}
    {%- set is_cut = test.name.startswith(generated[:30]) and modules.re.match('^.{30}_[0-9a-f]{32}$', test.name) -%}
    {%- if not (test.name.startswith(generated) or is_cut) -%}{{ return(test.name) }}{%- endif -%}
    {{ return([quarantine.tested_column(test), metadata.name] | select | join('_')) }}
{% endmacro %}
