{#- Without these lines dbt's own filter is used, and the tests of rules read more than what was judged. -#}
{% macro dispatch_problems() %}
    {%- if not quarantine.entity_nodes() or adapter.dispatch('get_where_subquery', 'dbt').macro.package_name not in ['dbt', 'dbt_spark'] -%}
        {{ return([]) }}
    {%- endif -%}
    {{ return([quarantine.dispatch_problem(['get_where_subquery'])]) }}
{% endmacro %}
