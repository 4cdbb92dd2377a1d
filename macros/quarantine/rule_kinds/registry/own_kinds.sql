{% macro own_kinds() %}
    {{ return({
        'quarantine.expression': {'macro': 'kind_expression', 'required': ['expression'], 'optional': [], 'column': none},
        'quarantine.in_range': {'macro': 'kind_range', 'required': [], 'optional': ['min_value', 'max_value', 'inclusive'], 'column': true},
        'quarantine.parses_as': {'macro': 'kind_parses_as', 'required': ['type'], 'optional': ['format'], 'column': true},
        'quarantine.relationships': {'macro': 'kind_relationships', 'required': ['to', 'columns', 'fields'], 'optional': ['from_condition', 'to_condition'], 'column': false},
    }) }}
{% endmacro %}
