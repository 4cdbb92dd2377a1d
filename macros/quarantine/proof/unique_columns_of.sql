{#- The columns a uniqueness test is about; none for other tests. -#}
{% macro unique_columns_of(test) %}
    {%- set kwargs = test.test_metadata.kwargs -%}
    {%- if quarantine.rule_kinds()[quarantine.test_kind(test)].macro == 'kind_unique' -%}{{ return([test.column_name]) }}{%- endif -%}
    {{ return(kwargs.get('combination_of_columns') or (kwargs.get('column_list') if 'row_condition' not in kwargs) or kwargs.get('columns') or []) }}
{% endmacro %}
