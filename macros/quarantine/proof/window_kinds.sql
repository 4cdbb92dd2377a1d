{#- Kinds whose verdict on a row depends on other rows. -#}
{% macro window_kinds() %}
    {{ return(['kind_unique', 'kind_unique_columns', 'kind_ordered', 'kind_sequential', 'kind_exclusive_ranges']) }}
{% endmacro %}
