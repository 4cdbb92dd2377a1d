{% macro not_row_rules() %}
    {%- set type_test = 'a schema test says nothing about a row; use quarantine.parses_as with the type' -%}
    {%- set aggregate = 'it judges the table, not a row: set config.meta.quarantine.row_rule: false to keep it as an ordinary dbt test' -%}
    {%- set cures = {
        'dbt_expectations.expect_column_values_to_be_of_type': type_test,
        'dbt_expectations.expect_column_values_to_be_in_type_list': type_test,
    } -%}
    {%- for name in quarantine.aggregate_tests() -%}{%- do cures.update({name: aggregate}) -%}{%- endfor -%}
    {{ return(cures) }}
{% endmacro %}
