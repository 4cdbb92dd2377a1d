{% macro dbt_kinds() %}
    {{ return({
        'dbt.not_null': quarantine.kind('kind_not_null'),
        'dbt.unique': quarantine.kind('kind_unique'),
        'dbt.accepted_values': quarantine.kind('kind_accepted_values', 'values', 'quote'),
        'dbt.relationships': quarantine.kind('kind_relationships', 'to field'),
    }) }}
{% endmacro %}
