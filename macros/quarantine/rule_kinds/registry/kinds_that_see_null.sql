{#- Kinds whose own test says something about rows with a NULL, so that the proof would find them: `on_null: pass` is no choice. -#}
{% macro kinds_that_see_null() %}
    {{ return(['kind_not_null', 'kind_in_set', 'kind_pair_in_set', 'kind_unique_columns', 'kind_unique_within_record', 'kind_exclusive_ranges']) }}
{% endmacro %}
