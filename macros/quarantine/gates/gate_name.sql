{#- The test's own name, else a short one such as reject_rate or unknown_customer_id_rate. -#}
{% macro gate_name(test) %}
    {%- set name = quarantine.rule_name(test) -%}
    {%- if name == 'rule_rate' -%}{{ return(test.test_metadata.kwargs.get('rule') ~ '_rate') }}{%- endif -%}
    {{ return(name) }}
{% endmacro %}
