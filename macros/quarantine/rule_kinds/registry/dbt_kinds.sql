{% macro dbt_kinds() %}
    {{ return({
        'dbt.not_null': {'macro': 'kind_not_null', 'required': [], 'optional': [], 'column': true},
        'dbt.unique': {'macro': 'kind_unique', 'required': [], 'optional': [], 'column': true},
        'dbt.accepted_values': {'macro': 'kind_accepted_values', 'required': ['values'], 'optional': ['quote'], 'column': true},
        'dbt.relationships': {'macro': 'kind_relationships', 'required': ['to', 'field'], 'optional': [], 'column': true},
        'dbt_utils.accepted_range': {'macro': 'kind_range', 'required': [], 'optional': ['min_value', 'max_value', 'inclusive'], 'column': true},
        'dbt_utils.expression_is_true': {'macro': 'kind_expression', 'required': ['expression'], 'optional': [], 'column': none},
    }) }}
{% endmacro %}
