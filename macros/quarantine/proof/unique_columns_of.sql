{#- The columns a uniqueness test is about; none where it is about expressions, an empty list for other tests. -#}
{% macro unique_columns_of(test) %}
    {%- set kwargs = test.test_metadata.kwargs -%}
    {%- set keys = [quarantine.tested_column(test)] if quarantine.rule_kinds()[quarantine.test_kind(test)].macro == 'kind_unique'
        else kwargs.get('combination_of_columns') or (kwargs.get('column_list') if 'row_condition' not in kwargs) or kwargs.get('columns') or [] -%}
    {%- set columns = [] -%}
    {%- for key in keys -%}
        {%- if not quarantine.is_column_name(key) -%}{{ return(none) }}{%- endif -%}
        {%- do columns.append(quarantine.bare_name(key | trim)) -%}
    {%- endfor -%}
    {{ return(columns) }}
{% endmacro %}
