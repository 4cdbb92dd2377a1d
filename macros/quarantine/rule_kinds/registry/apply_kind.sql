{#-
Calls the kind macro by its name. The calls are written out because dbt hands a test only the macros that it can see
being called.
-#}
{% macro apply_kind(macro_name, rule) %}
    {%- if macro_name == 'kind_accepted_values' -%}{{ return(quarantine.kind_accepted_values(rule)) }}{%- endif -%}
    {%- if macro_name == 'kind_exclusive_ranges' -%}{{ return(quarantine.kind_exclusive_ranges(rule)) }}{%- endif -%}
    {%- if macro_name == 'kind_expression' -%}{{ return(quarantine.kind_expression(rule)) }}{%- endif -%}
    {%- if macro_name == 'kind_expression_between' -%}{{ return(quarantine.kind_expression_between(rule)) }}{%- endif -%}
    {%- if macro_name == 'kind_format' -%}{{ return(quarantine.kind_format(rule)) }}{%- endif -%}
    {%- if macro_name == 'kind_fresher_than' -%}{{ return(quarantine.kind_fresher_than(rule)) }}{%- endif -%}
    {%- if macro_name == 'kind_in_set' -%}{{ return(quarantine.kind_in_set(rule)) }}{%- endif -%}
    {%- if macro_name == 'kind_iso_code' -%}{{ return(quarantine.kind_iso_code(rule)) }}{%- endif -%}
    {%- if macro_name == 'kind_json' -%}{{ return(quarantine.kind_json(rule)) }}{%- endif -%}
    {%- if macro_name == 'kind_length' -%}{{ return(quarantine.kind_length(rule)) }}{%- endif -%}
    {%- if macro_name == 'kind_like' -%}{{ return(quarantine.kind_like(rule)) }}{%- endif -%}
    {%- if macro_name == 'kind_not_empty' -%}{{ return(quarantine.kind_not_empty(rule)) }}{%- endif -%}
    {%- if macro_name == 'kind_not_in_future' -%}{{ return(quarantine.kind_not_in_future(rule)) }}{%- endif -%}
    {%- if macro_name == 'kind_not_in_set' -%}{{ return(quarantine.kind_not_in_set(rule)) }}{%- endif -%}
    {%- if macro_name == 'kind_not_null' -%}{{ return(quarantine.kind_not_null(rule)) }}{%- endif -%}
    {%- if macro_name == 'kind_null' -%}{{ return(quarantine.kind_null(rule)) }}{%- endif -%}
    {%- if macro_name == 'kind_ordered' -%}{{ return(quarantine.kind_ordered(rule)) }}{%- endif -%}
    {%- if macro_name == 'kind_pair_comparison' -%}{{ return(quarantine.kind_pair_comparison(rule)) }}{%- endif -%}
    {%- if macro_name == 'kind_pair_in_set' -%}{{ return(quarantine.kind_pair_in_set(rule)) }}{%- endif -%}
    {%- if macro_name == 'kind_parses_as' -%}{{ return(quarantine.kind_parses_as(rule)) }}{%- endif -%}
    {%- if macro_name == 'kind_range' -%}{{ return(quarantine.kind_range(rule)) }}{%- endif -%}
    {%- if macro_name == 'kind_regex' -%}{{ return(quarantine.kind_regex(rule)) }}{%- endif -%}
    {%- if macro_name == 'kind_relationships' -%}{{ return(quarantine.kind_relationships(rule)) }}{%- endif -%}
    {%- if macro_name == 'kind_sequential' -%}{{ return(quarantine.kind_sequential(rule)) }}{%- endif -%}
    {%- if macro_name == 'kind_test_condition' -%}{{ return(quarantine.kind_test_condition(rule)) }}{%- endif -%}
    {%- if macro_name == 'kind_unique' -%}{{ return(quarantine.kind_unique(rule)) }}{%- endif -%}
    {%- if macro_name == 'kind_unique_columns' -%}{{ return(quarantine.kind_unique_columns(rule)) }}{%- endif -%}
    {%- if macro_name == 'kind_unique_within_record' -%}{{ return(quarantine.kind_unique_within_record(rule)) }}{%- endif -%}
{% endmacro %}
